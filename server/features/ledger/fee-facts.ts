// The fee of a transaction in an email.
import type { Currency } from "../../kernel/currencies";
import { formatMoney } from "../../kernel/money-format";
import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";

interface Charged {
  readonly currency: Currency;
  readonly fee?: number | undefined;
  readonly netAmount?: number | undefined;
}

/** Nothing without a fee. */
export function feeFacts(
  { currency, fee, netAmount }: Charged,
  locale: Locale,
): (readonly [string, string])[] {
  if (fee === undefined || netAmount === undefined) return [];
  const t = messagesIn(locale, "emails");
  return [
    [t("fee"), formatMoney(fee, currency, locale)],
    [t("afterFee"), formatMoney(netAmount, currency, locale)],
  ];
}
