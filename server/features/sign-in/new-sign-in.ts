import { brand } from "../../kernel/operator";
import type { EmailTemplate } from "../email/email-template";
import { moment } from "../email/moment";

interface SignIn {
  /** As `deviceLabel` says it. */
  readonly device: string;
  readonly address: string | null;
  /** UTC milliseconds. */
  readonly at: number;
  readonly forgotHref: string;
}

export function newSignIn({ device, address, at, forgotHref }: SignIn): EmailTemplate {
  return {
    kind: "new_sign_in",
    subject: "New sign-in to your account",
    paragraphs: [
      `Somebody has signed in to your account at ${brand} from a place that we have not seen before.`,
    ],
    facts: [
      ["Device", device],
      ["Network address", address ?? "unknown"],
      ["Time", moment(at)],
    ],
    advice:
      "If this was you, there is nothing to do. If not, choose a new password at once: it signs everybody else out.",
    link: { label: "Choose a new password", href: forgotHref },
  };
}
