import { brand } from "../../kernel/operator";
import type { EmailTemplate } from "../email/email-template";
import { moment } from "../email/moment";

/** `until` is UTC milliseconds. */
export function payoutsHeld({ until, reason }: { until: number; reason: string }): EmailTemplate {
  return {
    kind: "payouts_held",
    subject: "Payouts from your account are on hold",
    paragraphs: [
      `We put payouts from your account at ${brand} on hold. Until then you can't withdraw, and withdrawals that you asked for before wait.`,
      "You can sign in and deposit as usual, and your money stays in your wallet.",
    ],
    facts: [
      ["Until", moment(until)],
      ["Reason", reason],
    ],
    advice: "If you have questions, contact support.",
  };
}

export function payoutHoldLifted(): EmailTemplate {
  return {
    kind: "payouts_hold_lifted",
    subject: "Payouts from your account are no longer on hold",
    paragraphs: [
      `We lifted the hold on payouts from your account at ${brand}. You can withdraw again.`,
      "Withdrawals that waited are reviewed as usual.",
    ],
  };
}
