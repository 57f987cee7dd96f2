import type { Currency } from "~server/kernel/currencies";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { MoneyText } from "./money";

interface Charged {
  currency: Currency;
  fee?: number | undefined;
  netAmount?: number | undefined;
}

/** The fee of a transaction and what arrives after it; nothing without a fee. */
export function feeItems(locale: Locale, { currency, fee, netAmount }: Charged) {
  if (fee === undefined || netAmount === undefined) return [];
  const t = messagesIn(locale, "ui");
  return [
    { term: t("fee"), value: <MoneyText amount={fee} currency={currency} /> },
    { term: t("afterFee"), value: <MoneyText amount={netAmount} currency={currency} /> },
  ];
}
