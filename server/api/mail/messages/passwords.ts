import { brand } from "../../../contract/values/operator";
import { limits } from "../../../contract/values/limits";
import { revokedSentence } from "../../api-tokens/revoke-all-tokens";
import type { Letter } from "../letter";
import { moment } from "./moment";

const minutes = limits.passwordResetMinutes;

export function passwordReset(href: string): Letter {
  return {
    kind: "password_reset",
    subject: "Choose a new password",
    paragraphs: [`Somebody, most likely you, has asked for a new password at ${brand}.`],
    link: { label: "Choose a new password", href },
    after: [`The link works once and for ${minutes} minutes. If you did not ask for it, ignore this message: your password stays as it is.`],
    usefulMinutes: minutes,
  };
}

interface Change {
  /** UTC milliseconds. */
  readonly at: number;
  readonly address: string | null;
  /** What became of sessions. */
  readonly ended: "all" | "others";
  /** How many API tokens were revoked with it. */
  readonly revoked: number;
  readonly forgotHref: string;
}

export function passwordChanged({ at, address, ended, revoked, forgotHref }: Change): Letter {
  return {
    kind: "password_changed",
    subject: "Your password was changed",
    paragraphs: [
      `The password of your account at ${brand} was changed.`,
      ended === "all" ? "Every browser and device that was signed in has been signed out." : "You have been signed out everywhere else.",
      ...(revoked === 0 ? [] : [revokedSentence(revoked)]),
    ],
    facts: [["Time", moment(at)], ["Network address", address ?? "unknown"]],
    advice: "If this was not you, choose a new password at once and contact support.",
    link: { label: "Choose a new password", href: forgotHref },
  };
}
