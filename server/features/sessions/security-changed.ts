import { brand } from "../../kernel/operator";
import type { EmailTemplate } from "../email/email-template";
import { moment } from "../email/moment";

interface Change {
  /** A whole sentence, for example "Two-step sign-in was switched off." */
  readonly what: string;
  /** UTC milliseconds. */
  readonly at: number;
  readonly address: string | null;
  readonly forgotHref: string;
}

/** For every change of how somebody signs in that has no message of its own. */
export function securityChanged({ what, at, address, forgotHref }: Change): EmailTemplate {
  return {
    kind: "security_changed",
    subject: "Your security settings were changed",
    paragraphs: [`The security settings of your account at ${brand} were changed. ${what}`],
    facts: [
      ["Time", moment(at)],
      ["Network address", address ?? "unknown"],
    ],
    advice: "If this was not you, choose a new password at once and contact support.",
    link: { label: "Choose a new password", href: forgotHref },
  };
}
