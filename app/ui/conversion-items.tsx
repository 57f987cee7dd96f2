import type { Currency } from "~server/kernel/currencies";
import { formatDay } from "~server/kernel/instants";
import type { Locale } from "~server/locales/locale";
import { formatRate } from "~server/kernel/rate-format";
import { MoneyText } from "./money";
import { useLocale, useMessages, type TranslateForPage } from "./use-messages";

interface Words {
  t: TranslateForPage<"ui">;
  locale: Locale;
}

/** What `conversionItems` says it with. */
export const useConversionWords = (): Words => ({ t: useMessages("ui"), locale: useLocale() });

/** A deposit that may have been paid in another currency than the wallet's. */
interface Deposit {
  currency: Currency;
  sourceAmount?: number | undefined;
  sourceCurrency?: Currency | undefined;
  rate?: string | undefined;
  rateAsOf?: string | undefined;
  rateIsSimulated?: boolean | undefined;
}

/** What is paid and at which rate it is converted; nothing to list where it is not. */
export function conversionItems({ t, locale }: Words, deposit: Deposit, paid = t("paid")) {
  const { currency, sourceAmount, sourceCurrency, rate, rateAsOf, rateIsSimulated } = deposit;
  if (sourceAmount === undefined || !sourceCurrency || !rate) return [];
  const words = t(rateIsSimulated ? "rateSimulated" : "rateOf", {
    from: sourceCurrency,
    rate: formatRate(rate),
    to: currency,
  });
  return [
    { term: paid, value: <MoneyText amount={sourceAmount} currency={sourceCurrency} /> },
    {
      term: t("rate"),
      value: rateAsOf ? `${words}, ${formatDay(rateAsOf, "UTC", locale)}` : words,
    },
  ];
}
