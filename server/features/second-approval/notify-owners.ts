// Notifies all owners when an owner is added or removed, or staff are suspended, in any way.
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Approval } from "../../http/call";
import type { Context } from "../../http/context";
import { rolesIn } from "../../kernel/staff-roles";
import {
  localizedEmail,
  type LocalizedEmail,
  type EmailTemplate,
  exampleFacts,
  exampleHref,
  type EmailExamples,
  moment,
} from "../email/email-template";
import { pageOf } from "../email/links";
import { queueEmail } from "../email/queue-email";
import { usersIn } from "../users/store";
import { operator } from "../../kernel/operator";
import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";
import { staffIdOf } from "../users/person-of";

interface OwnerChangeCall {
  readonly context: Context;
  /** Missing if it was done by a command on the host, or by time. */
  readonly actor?: { readonly user: UserRow } | undefined;
  readonly approval?: Approval | undefined;
}

interface Change {
  readonly person: UserRow;
  readonly what: "added" | "back" | "lost" | "confirmed";
  /** The owners to notify, including the one who made the change: someone else may have used their session. */
  readonly owners: readonly Pick<UserRow, "id">[];
  /** For an unconfirmed suspension: when it ends (UTC milliseconds), or null if no other owner could confirm it. */
  readonly lapsesAt?: number | null;
  /** Whether a suspension ended because no other owner confirmed it. */
  readonly isLapsed?: boolean;
}

/** Inside the database transaction of the change. */
export async function notifyOwners(
  db: Db,
  { context, actor, approval }: OwnerChangeCall,
  { owners, ...change }: Change,
): Promise<void> {
  const mail = mailOf(change, {
    requestedBy: await usersIn(db).byId(approval?.requesterId ?? ""),
    by: actor?.user,
    at: context.now(),
    staffHref: pageOf.staff(context),
  });
  for (const owner of await usersIn(db).byIds(owners.map(({ id }) => id)))
    await queueEmail(context, db, owner, mail);
}

function mailOf(
  { person, what, lapsesAt, isLapsed = false }: Omit<Change, "owners">,
  done: Pick<Parameters<typeof ownerAdded>[0], "requestedBy" | "by" | "at" | "staffHref">,
): LocalizedEmail {
  const change = { ...done, lapsesAt, isLapsed };
  const isOwner = rolesIn(person.staff_roles).includes("owner");
  if (what === "added") return ownerAdded({ ...change, added: person });
  if (what === "back" && isOwner) return ownerAdded({ ...change, added: person, isBack: true });
  if (what === "lost" && isOwner) return ownerLost({ ...change, lost: person });
  return staffSuspended({ ...change, person, what });
}

type Named = Pick<UserRow, "fullname" | "staff_number" | "email">;

function named({ fullname, email, ...row }: Named): string {
  const staffId = staffIdOf(row);
  return `${fullname} (${email})${staffId === undefined ? "" : `, ${staffId}`}`;
}

interface MailedChange {
  /** The second owner, if one approved it. */
  readonly requestedBy?: Named | undefined;
  /** Missing if it was done by a command on the host. */
  readonly by?: Named | undefined;
  /** UTC milliseconds. */
  readonly at: number;
  readonly staffHref: string;
  /** For an unconfirmed suspension: when it ends (UTC milliseconds), or null if no other owner could confirm it. */
  readonly lapsesAt?: number | null | undefined;
  /** Whether a suspension ended because no other owner confirmed it. */
  readonly isLapsed?: boolean | undefined;
}

function doneBy(
  { requestedBy, by, at, isLapsed }: MailedChange,
  locale: Locale,
): NonNullable<EmailTemplate["facts"]> {
  const t = messagesIn(locale, "emails");
  return [
    ...(requestedBy ? ([[t("owner.requestedBy"), named(requestedBy)]] as const) : []),
    [
      t(requestedBy ? "owner.approvedBy" : "owner.by"),
      by ? named(by) : t(isLapsed ? "owner.byTime" : "owner.byCommand"),
    ],
    [t("time"), moment(at, locale)],
  ];
}

function untilWhen({ lapsesAt }: MailedChange, locale: Locale): readonly string[] {
  const t = messagesIn(locale, "emails");
  if (lapsesAt === undefined) return [];
  return [
    lapsesAt === null
      ? t("suspension.noOtherOwner")
      : t("suspension.until", { time: moment(lapsesAt, locale) }),
  ];
}

const ownerAdded = ({
  added,
  isBack = false,
  ...change
}: MailedChange & { readonly added: Named; readonly isBack?: boolean }) =>
  localizedEmail((t, locale) => ({
    kind: "owner_added",
    subject: t(isBack ? "ownerBack.subject" : "ownerAdded.subject"),
    paragraphs: [t(isBack ? "ownerBack.body" : "ownerAdded.body", { brand: operator().brand })],
    facts: [[t(isBack ? "owner.owner" : "owner.new"), named(added)], ...doneBy(change, locale)],
    advice: t("ownerAdded.advice"),
    link: { label: t("owner.link"), href: change.staffHref },
  }));

/** For owners who are suspended or no longer owners. */
const ownerLost = ({ lost, ...change }: MailedChange & { readonly lost: Named }) =>
  localizedEmail((t, locale) => ({
    kind: "owner_lost",
    subject: t("ownerLost.subject"),
    paragraphs: [t("ownerLost.body", { brand: operator().brand }), ...untilWhen(change, locale)],
    facts: [[t("owner.owner"), named(lost)], ...doneBy(change, locale)],
    advice: t("ownerLost.advice"),
    link: { label: t("owner.link"), href: change.staffHref },
  }));

/** For a suspension of staff that isn't final, its confirmation, and its end. */
const staffSuspended = ({
  person,
  what,
  ...change
}: MailedChange & {
  readonly person: Named;
  readonly what: "lost" | "confirmed" | "back";
}) =>
  localizedEmail((t, locale) => ({
    kind: "staff_suspension",
    subject: t(`suspension.${what}.subject`),
    paragraphs: [
      t(`suspension.${what}.body`, { brand: operator().brand }),
      ...untilWhen(change, locale),
    ],
    facts: [[t("suspension.person"), named(person)], ...doneBy(change, locale)],
    advice: t("ownerLost.advice"),
    link: { label: t("owner.link"), href: change.staffHref },
  }));

const exampleNewOwner = { fullname: "Owen Newer", email: "owen@example.org", staff_number: 8 };
const exampleChange = {
  by: { fullname: "Ada Owner", email: "ada@example.org", staff_number: 7 },
  at: exampleFacts.at,
  staffHref: exampleHref("/admin/staff"),
};

export const ownerEmailExamples: EmailExamples = {
  owner_added: {
    email: ownerAdded({ added: exampleNewOwner, ...exampleChange }),
    isCausedByStaff: true,
  },
  owner_lost: {
    email: ownerLost({
      lost: exampleNewOwner,
      requestedBy: { fullname: "Olga Other", email: "olga@example.org", staff_number: 9 },
      ...exampleChange,
    }),
    isCausedByStaff: true,
  },
  staff_suspension: {
    email: staffSuspended({
      person: exampleNewOwner,
      what: "lost",
      lapsesAt: exampleFacts.at + 86_400_000,
      ...exampleChange,
    }),
    isCausedByStaff: true,
  },
};
