import { feeOf, netOf } from "../../database/money-columns";
import type { TransactionRow } from "../../database/schema";
import { isZero, numberOf } from "../../kernel/money";
import type { Currency } from "../../kernel/currencies";
import { formatMoney } from "../../kernel/money-format";
import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";

/** Nothing where there is no fee. */
export function presentFee(row: Pick<TransactionRow, "amount_minor" | "currency" | "fee_minor">): {
  readonly fee?: number;
  readonly netAmount?: number;
} {
  if (isZero(feeOf(row))) return {};
  return { fee: numberOf(feeOf(row)), netAmount: numberOf(netOf(row)) };
}

interface Charged {
  readonly currency: Currency;
  readonly fee?: number | undefined;
  readonly netAmount?: number | undefined;
}

/** The fee in an email; nothing without one. */
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
