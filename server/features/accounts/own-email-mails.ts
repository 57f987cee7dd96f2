// Emails to the address that a customer's account had before they changed it, or someone else did.
import { operator } from "../../kernel/operator";
import {
  exampleFacts,
  exampleHref,
  type EmailExamples,
  localizedEmail,
  moment,
} from "../email/email-template";
import type { EmailUndo } from "../email/email-undo-link";

interface Requested {
  /** UTC milliseconds. */
  readonly at: number;
  readonly address: string | null;
  readonly undo: EmailUndo;
}

/** To the current email. Doesn't name the new one, since others may read this mailbox. */
export const ownEmailChangeRequested = ({ at, address, undo }: Requested) =>
  localizedEmail((t, locale) => ({
    kind: "email_change_requested",
    subject: t("emailChangeStarted.subject"),
    paragraphs: [
      t("emailChangeRequested.body", { brand: operator().brand }),
      t("emailChangeStarted.until"),
    ],
    facts: [
      [t("time"), moment(at, locale)],
      [t("ipAddress"), address ?? t("unknownAddress")],
    ],
    advice: t("emailUndo.advice", { until: moment(undo.until, locale) }),
    link: { label: t("emailUndo.link"), href: undo.href },
  }));

interface Undone {
  /** UTC milliseconds. */
  readonly at: number;
  /** How many API tokens. */
  readonly revoked: number;
  readonly forgotHref: string;
}

/** To the email that is restored, or stays. */
export const ownEmailChangeUndone = ({ at, revoked, forgotHref }: Undone) =>
  localizedEmail((t, locale) => ({
    kind: "email_change_undone",
    subject: t("emailChangeUndone.subject"),
    paragraphs: [
      t("emailChangeUndone.body", { brand: operator().brand }),
      t("emailChangeUndone.effect"),
      ...(revoked === 0 ? [] : [t("tokensRevoked", { count: revoked })]),
    ],
    facts: [[t("time"), moment(at, locale)]],
    advice: t("emailChangeUndone.advice"),
    link: { label: t("resetPassword"), href: forgotHref },
  }));

export const ownEmailExamples: EmailExamples = {
  email_change_requested: {
    email: ownEmailChangeRequested({
      ...exampleFacts,
      undo: {
        href: exampleHref("/undo-email-change?token=t0ken"),
        until: exampleFacts.at + 9 * 24 * 60 * 60_000,
      },
    }),
  },
  email_change_undone: { email: ownEmailChangeUndone({ ...exampleFacts, revoked: 1 }) },
};
