import { brand } from "../../kernel/operator";
import type { EmailTemplate } from "../email/email-template";
import { moment } from "../email/moment";

interface Closing {
  /** UTC milliseconds. */
  readonly at: number;
  readonly retainedUntil: number;
}

export function accountClosed({ at, retainedUntil }: Closing): EmailTemplate {
  return {
    kind: "account_closed",
    subject: "Your account was closed",
    paragraphs: [
      `Your account at ${brand} was closed. You have been signed out everywhere and can no longer sign in.`,
      "The law requires us to keep records of your identity and your payments. They are erased when that time is over.",
    ],
    facts: [
      ["Closed", moment(at)],
      ["Records are erased", moment(retainedUntil)],
    ],
    advice: "If you did not expect this, contact support.",
  };
}
