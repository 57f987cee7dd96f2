import { brand } from "../../kernel/operator";
import type { EmailTemplate } from "../email/email-template";
import { moment } from "../email/moment";

interface Change {
  /** Masked, in words that the customer did not choose; undefined where there were none before. */
  readonly was: string | undefined;
  readonly now: string;
  /** UTC milliseconds; null where they can be used at once. */
  readonly usableFrom: number | null;
  /** UTC milliseconds. */
  readonly at: number;
  readonly address: string | null;
  readonly forgotHref: string;
}

/** For details saved the first time too: whoever did not do it has to hear of it. */
export function bankDetailsChanged({
  was,
  now,
  usableFrom,
  at,
  address,
  forgotHref,
}: Change): EmailTemplate {
  return {
    kind: "bank_details_changed",
    subject: "Your bank details were changed",
    paragraphs: [
      `The bank details of your account at ${brand} were changed, with your password. Withdrawals by bank transfer go there from now on.`,
      "Requests that were made before still go where they were to go.",
    ],
    facts: [
      ["Now", now],
      ["Before", was ?? "none"],
      ...(usableFrom === null ? [] : [["First payout from", moment(usableFrom)] as const]),
      ["Time", moment(at)],
      ["Network address", address ?? "unknown"],
    ],
    advice: "If this was not you, choose a new password at once and contact support.",
    link: { label: "Choose a new password", href: forgotHref },
  };
}
