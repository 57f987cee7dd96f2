import { brand } from "../../kernel/operator";
import { limits } from "../../kernel/limits";
import { revokedSentence } from "../api-tokens/revoke-all-tokens";
import type { EmailTemplate } from "../email/email-template";
import { moment } from "../email/moment";

const minutes = limits.passwordResetMinutes;

export function passwordReset(href: string): EmailTemplate {
  return {
    kind: "password_reset",
    subject: "Choose a new password",
    paragraphs: [`Somebody, most likely you, has asked for a new password at ${brand}.`],
    link: { label: "Choose a new password", href },
    after: [
      `The link works once and for ${minutes} minutes. If you did not ask for it, ignore this message: your password stays as it is.`,
    ],
    usefulMinutes: minutes,
  };
}

/** For the page and the mail. */
export const clearedSentence =
  "Your email address had not been verified before, so we removed the profile, bank details, cards and documents saved in the account and cancelled pending requests. Money stays in your wallet.";

interface Change {
  /** UTC milliseconds. */
  readonly at: number;
  readonly address: string | null;
  /** What became of sessions. */
  readonly ended: "all" | "others";
  /** How many API tokens were revoked with it. */
  readonly revoked: number;
  /** Whether the account was cleared of what a stranger may have left in it. */
  readonly isCleared?: boolean;
  readonly forgotHref: string;
}

export function passwordChanged({
  at,
  address,
  ended,
  revoked,
  isCleared = false,
  forgotHref,
}: Change): EmailTemplate {
  return {
    kind: "password_changed",
    subject: "Your password was changed",
    paragraphs: [
      `The password of your account at ${brand} was changed.`,
      ended === "all"
        ? "Every browser and device that was signed in has been signed out."
        : "You have been signed out everywhere else.",
      ...(revoked === 0 ? [] : [revokedSentence(revoked)]),
      ...(isCleared ? [clearedSentence] : []),
    ],
    facts: [
      ["Time", moment(at)],
      ["Network address", address ?? "unknown"],
    ],
    advice: "If this was not you, choose a new password at once and contact support.",
    link: { label: "Choose a new password", href: forgotHref },
  };
}
