// Emails to the new and the previous address of a user whose email changes.
import { limits } from "../../kernel/limits";
import { operator } from "../../kernel/operator";
import {
  exampleFacts,
  exampleHref,
  type EmailExamples,
  localizedEmail,
  moment,
} from "../email/email-template";
import type { EmailUndo } from "../email/email-undo-link";

const hours = limits.emailVerificationHours;

/** To the new email. */
export const confirmNewEmail = (href: string) =>
  localizedEmail((t) => ({
    kind: "email_change",
    subject: t("emailChange.subject"),
    paragraphs: [t("emailChange.body", { brand: operator().brand }), t("emailChange.effect")],
    link: { label: t("emailChange.link"), href },
    usefulMinutes: hours * 60,
    after: [t("emailChange.expires", { hours })],
  }));

interface Notice {
  /** UTC milliseconds. */
  readonly at: number;
  readonly forgotHref: string;
}

/** To the current email. Doesn't name the new one, since the mailbox may belong to someone else by now. */
export const emailChangeStarted = ({ at, forgotHref }: Notice) =>
  localizedEmail((t, locale) => ({
    kind: "email_change_started",
    subject: t("emailChangeStarted.subject"),
    paragraphs: [
      t("emailChangeStarted.body", { brand: operator().brand }),
      t("emailChangeStarted.until"),
    ],
    facts: [[t("time"), moment(at, locale)]],
    advice: t("emailChangeStarted.advice"),
    link: { label: t("resetPassword"), href: forgotHref },
  }));

interface Changed {
  /** UTC milliseconds. */
  readonly at: number;
  readonly payoutsBlockedUntil: number | null;
  /** How many API tokens. */
  readonly revoked: number;
  /** For the previous email. */
  readonly isFormer?: boolean;
  /** For the previous email, if the user changed it themselves. */
  readonly undo?: EmailUndo | null;
}

export const emailChanged = ({
  at,
  payoutsBlockedUntil,
  revoked,
  isFormer = false,
  undo,
}: Changed) =>
  localizedEmail((t, locale) => ({
    kind: "email_changed",
    subject: t("emailChanged.subject"),
    paragraphs: [
      t(isFormer ? "emailChanged.former" : "emailChanged.body", { brand: operator().brand }),
      t("signedOut"),
      ...(revoked === 0 ? [] : [t("tokensRevoked", { count: revoked })]),
    ],
    facts: [
      [t("time"), moment(at, locale)],
      ...(payoutsBlockedUntil === null
        ? []
        : [[t("emailChanged.payoutsBlockedUntil"), moment(payoutsBlockedUntil, locale)] as const]),
    ],
    advice: undo
      ? t("emailUndo.advice", { until: moment(undo.until, locale) })
      : t(isFormer ? "emailChanged.notYou" : "unexpected"),
    ...(undo && { link: { label: t("emailUndo.link"), href: undo.href } }),
  }));

export const emailChangeEmailExamples: EmailExamples = {
  email_change: {
    email: confirmNewEmail(exampleHref("/confirm-new-email?token=t0ken")),
  },
  email_change_started: { email: emailChangeStarted(exampleFacts), isCausedByStaff: true },
  email_changed: {
    email: emailChanged({
      at: exampleFacts.at,
      payoutsBlockedUntil: exampleFacts.at + 24 * 60 * 60_000,
      revoked: 2,
      isFormer: true,
    }),
  },
};
