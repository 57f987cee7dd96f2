// Emails to owners when an owner is added or removed, or staff are suspended.
import type { UserRow } from "../../database/schema";
import { operator } from "../../kernel/operator";
import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";
import { exampleFacts, exampleHref, type EmailExamples } from "../email/email-example";
import type { EmailTemplate, LocalizedEmail } from "../email/email-template";
import { moment } from "../email/moment";
import { staffIdOf } from "../users/person-of";

type Named = Pick<UserRow, "fullname" | "staff_number" | "email">;

function named({ fullname, email, ...row }: Named): string {
  const staffId = staffIdOf(row);
  return `${fullname} (${email})${staffId === undefined ? "" : `, ${staffId}`}`;
}

interface Change {
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
  { requestedBy, by, at, isLapsed }: Change,
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

function untilWhen({ lapsesAt }: Change, locale: Locale): readonly string[] {
  const t = messagesIn(locale, "emails");
  if (lapsesAt === undefined) return [];
  return [
    lapsesAt === null
      ? t("suspension.noOtherOwner")
      : t("suspension.until", { time: moment(lapsesAt, locale) }),
  ];
}

export const ownerAdded =
  ({
    added,
    isBack = false,
    ...change
  }: Change & { readonly added: Named; readonly isBack?: boolean }): LocalizedEmail =>
  (locale) => {
    const t = messagesIn(locale, "emails");
    return {
      kind: "owner_added",
      subject: t(isBack ? "ownerBack.subject" : "ownerAdded.subject"),
      paragraphs: [t(isBack ? "ownerBack.body" : "ownerAdded.body", { brand: operator().brand })],
      facts: [[t(isBack ? "owner.owner" : "owner.new"), named(added)], ...doneBy(change, locale)],
      advice: t("ownerAdded.advice"),
      link: { label: t("owner.link"), href: change.staffHref },
    };
  };

/** For owners who are suspended or no longer owners. */
export const ownerLost =
  ({ lost, ...change }: Change & { readonly lost: Named }): LocalizedEmail =>
  (locale) => {
    const t = messagesIn(locale, "emails");
    return {
      kind: "owner_lost",
      subject: t("ownerLost.subject"),
      paragraphs: [t("ownerLost.body", { brand: operator().brand }), ...untilWhen(change, locale)],
      facts: [[t("owner.owner"), named(lost)], ...doneBy(change, locale)],
      advice: t("ownerLost.advice"),
      link: { label: t("owner.link"), href: change.staffHref },
    };
  };

/** For a suspension of staff that isn't final, its confirmation, and its end. */
export const staffSuspended =
  ({
    person,
    what,
    ...change
  }: Change & {
    readonly person: Named;
    readonly what: "lost" | "confirmed" | "back";
  }): LocalizedEmail =>
  (locale) => {
    const t = messagesIn(locale, "emails");
    return {
      kind: "staff_suspension",
      subject: t(`suspension.${what}.subject`),
      paragraphs: [
        t(`suspension.${what}.body`, { brand: operator().brand }),
        ...untilWhen(change, locale),
      ],
      facts: [[t("suspension.person"), named(person)], ...doneBy(change, locale)],
      advice: t("ownerLost.advice"),
      link: { label: t("owner.link"), href: change.staffHref },
    };
  };

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
