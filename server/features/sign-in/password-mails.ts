import { limits } from "../../kernel/limits";
import { operator } from "../../kernel/operator";
import {
  exampleFacts,
  exampleHref,
  type EmailExamples,
  localizedEmail,
  moment,
} from "../email/email-template";

const minutes = limits.passwordResetMinutes;

export const passwordReset = (href: string) =>
  localizedEmail((t) => ({
    kind: "password_reset",
    subject: t("passwordReset.subject"),
    paragraphs: [t("passwordReset.body", { brand: operator().brand })],
    link: { label: t("resetPassword"), href },
    after: [t("passwordReset.expires", { minutes })],
    usefulMinutes: minutes,
  }));

interface Change {
  /** UTC milliseconds. */
  readonly at: number;
  readonly address: string | null;
  /** Which sessions ended. */
  readonly ended: "all" | "others";
  /** How many API tokens were revoked with it. */
  readonly revoked: number;
  /** Whether the account was cleared, because someone else may have opened it. */
  readonly isCleared?: boolean;
  readonly forgotHref: string;
}

export const passwordChanged = ({
  at,
  address,
  ended,
  revoked,
  isCleared = false,
  forgotHref,
}: Change) =>
  localizedEmail((t, locale) => ({
    kind: "password_changed",
    subject: t("passwordChanged.subject"),
    paragraphs: [
      t("passwordChanged.body", { brand: operator().brand }),
      t(ended === "all" ? "signedOut" : "signedOutElsewhere"),
      ...(revoked === 0 ? [] : [t("tokensRevoked", { count: revoked })]),
      ...(isCleared ? [t("passwordChanged.cleared")] : []),
    ],
    facts: [
      [t("time"), moment(at, locale)],
      [t("ipAddress"), address ?? t("unknownAddress")],
    ],
    advice: t("notYou"),
    link: { label: t("resetPassword"), href: forgotHref },
  }));

export const passwordEmailExamples: EmailExamples = {
  password_reset: { email: passwordReset(exampleHref("/reset-password?token=t0ken")) },
  password_changed: { email: passwordChanged({ ...exampleFacts, ended: "all", revoked: 2 }) },
};
