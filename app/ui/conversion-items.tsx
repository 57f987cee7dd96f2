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
  const { currency, sourceAmount, sourceCurrency, rate, rateAsOf, rateIsSimulated } = deposit;
  if (sourceAmount === undefined || !sourceCurrency || !rate) return [];
  const text = t(rateIsSimulated ? "rateSimulated" : "rateOf", {
    from: sourceCurrency,
    rate: formatRate(rate),
    to: currency,
  });
  return [
    {
      term: paid ?? t("paid"),
      value: <MoneyText amount={sourceAmount} currency={sourceCurrency} />,
    },
    {
      term: t("rate"),
      value: rateAsOf ? `${text}, ${formatDay(rateAsOf, "UTC", locale)}` : text,
    },
  ];
}
