import { reasonText, type Reason } from "../../kernel/reasons";
import { operator } from "../../kernel/operator";
import { messagesIn } from "../../locales/messages";
import { exampleFacts, type EmailExamples } from "../email/email-example";
import type { LocalizedEmail } from "../email/email-template";
import { moment } from "../email/moment";

/** `until` is UTC milliseconds. */
export const payoutsBlocked =
  ({ until, ...reason }: Reason & { until: number }): LocalizedEmail =>
  (locale) => {
    const t = messagesIn(locale, "emails");
    return {
      kind: "payouts_blocked",
      subject: t("payoutsBlocked.subject"),
      paragraphs: [
        t("payoutsBlocked.body", { brand: operator().brand }),
        t("payoutsBlocked.effect"),
      ],
      facts: [
        [t("payoutsBlocked.until"), moment(until, locale)],
        [t("reason"), reasonText(reason, locale) ?? ""],
      ],
      advice: t("payoutsBlocked.advice"),
    };
  };

export const payoutsUnblocked = (): LocalizedEmail => (locale) => {
  const t = messagesIn(locale, "emails");
  return {
    kind: "payouts_unblocked",
    subject: t("payoutsUnblocked.subject"),
    paragraphs: [
      t("payoutsUnblocked.body", { brand: operator().brand }),
      t("payoutsUnblocked.effect"),
    ],
  };
};

export const payoutBlockEmailExamples: EmailExamples = {
  payouts_blocked: {
    email: payoutsBlocked({
      until: exampleFacts.at,
      reason: "We are checking\n\na <b>report</b>.",
    }),
  },
  payouts_unblocked: { email: payoutsUnblocked() },
};
