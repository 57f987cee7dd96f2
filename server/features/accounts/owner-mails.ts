// What the owners read when there is one more of them, or one less.
import { brand } from "../../kernel/operator";
import type { EmailTemplate } from "../email/email-template";
import { moment } from "../email/moment";

interface Named {
  readonly fullname: string;
  readonly email: string;
}

const named = ({ fullname, email }: Named) => `${fullname} (${email})`;

interface Change {
  /** Where a second owner approved it. */
  readonly askedBy?: Named | undefined;
  /** Missing where it was done on the host. */
  readonly by?: Named | undefined;
  /** UTC milliseconds. */
  readonly at: number;
  readonly staffHref: string;
}

const doneBy = ({ askedBy, by, at }: Change): NonNullable<EmailTemplate["facts"]> => [
  ...(askedBy ? ([["Asked for by", named(askedBy)]] as const) : []),
  [askedBy ? "Approved by" : "By", by ? named(by) : "A command on the server"],
  ["Time", moment(at)],
];

export function ownerAdded({
  added,
  isBack = false,
  ...change
}: Change & { readonly added: Named; readonly isBack?: boolean }): EmailTemplate {
  const what = isBack ? "is an owner again" : "was made an owner";
  return {
    kind: "owner_added",
    subject: `Security alert: somebody ${what}`,
    paragraphs: [
      `Somebody ${what} at ${brand}. Owners decide who is staff and what each of them may do.`,
    ],
    facts: [[isBack ? "Owner" : "New owner", named(added)], ...doneBy(change)],
    advice: "If you did not expect this, end the person's access at once and ask who did it.",
    link: { label: "See the staff", href: change.staffHref },
  };
}

/** Who is stopped, and who is an owner no more. */
export function ownerLost({ lost, ...change }: Change & { readonly lost: Named }): EmailTemplate {
  return {
    kind: "owner_lost",
    subject: "Security alert: an owner was stopped or removed",
    paragraphs: [
      `An owner at ${brand} can no longer act as one. Owners decide who is staff and what each of them may do.`,
    ],
    facts: [["Owner", named(lost)], ...doneBy(change)],
    advice: "If you did not expect this, ask who did it at once.",
    link: { label: "See the staff", href: change.staffHref },
  };
}
