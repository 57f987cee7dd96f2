import type { Currency } from "~server/kernel/currencies";
import { formatDay } from "~server/kernel/instants";
import { formatRate } from "~server/kernel/rate-format";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { MoneyText } from "./money";

/** A deposit that may have been paid in another currency than the wallet's. */
interface Deposit {
  currency: Currency;
  sourceAmount?: number | undefined;
  sourceCurrency?: Currency | undefined;
  rate?: string | undefined;
  rateAsOf?: string | undefined;
  rateIsSimulated?: boolean | undefined;
}

/** The amount paid and its rate; nothing without a conversion. */
export function conversionItems(locale: Locale, deposit: Deposit, paid?: string) {
  const t = messagesIn(locale, "ui");
  const { sourceAmount, sourceCurrency } = deposit;
  const rate = rateSentence(locale, deposit);
  if (sourceAmount === undefined || !sourceCurrency || !rate) return [];
  return [
    {
      term: paid ?? t("paid"),
      value: <MoneyText amount={sourceAmount} currency={sourceCurrency} />,
    },
    { term: t("rate"), value: rate },
  ];
}

/** "1 EUR = 1.0842 USD (European Central Bank), 20 Nov 2026"; empty without a conversion. */
export function rateSentence(locale: Locale, deposit: Deposit): string {
  const { currency, sourceCurrency, rate, rateAsOf, rateIsSimulated } = deposit;
  if (!sourceCurrency || !rate) return "";
  const text = messagesIn(locale, "ui")(rateIsSimulated ? "rateSimulated" : "rateOf", {
    from: sourceCurrency,
    rate: formatRate(rate, locale),
    to: currency,
  });
  return rateAsOf ? `${text}, ${formatDay(rateAsOf, "UTC", locale)}` : text;
}
