import { reasonText, type Reason } from "../../kernel/reasons";
import { operator } from "../../kernel/operator";
import { messagesIn } from "../../locales/messages";
import type { LocalizedEmail } from "../email/email-template";
import { moment } from "../email/moment";

/** `until` is UTC milliseconds. */
export const payoutsHeld =
  ({ until, ...reason }: Reason & { until: number }): LocalizedEmail =>
  (locale) => {
    const t = messagesIn(locale, "emails");
    return {
      kind: "payouts_held",
      subject: t("payoutsHeld.subject"),
      paragraphs: [t("payoutsHeld.body", { brand: operator().brand }), t("payoutsHeld.effect")],
      facts: [
        [t("payoutsHeld.until"), moment(until, locale)],
        [t("reason"), reasonText(reason, locale) ?? ""],
      ],
      advice: t("payoutsHeld.advice"),
    };
  };

export const payoutHoldLifted = (): LocalizedEmail => (locale) => {
  const t = messagesIn(locale, "emails");
  return {
    kind: "payouts_hold_lifted",
    subject: t("payoutHoldLifted.subject"),
    paragraphs: [
      t("payoutHoldLifted.body", { brand: operator().brand }),
      t("payoutHoldLifted.effect"),
    ],
  };
};
