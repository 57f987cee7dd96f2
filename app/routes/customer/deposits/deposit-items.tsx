import type { Draft } from "~server/features/draft-confirmation/schemas";
import type { Locale } from "~server/locales/locale";
import type { TranslateForPage } from "~/ui/use-messages";
import { conversionItems } from "~/ui/conversion-items";
import { MoneyText } from "~/ui/money";
import { cardName } from "../cards/card-name";

/** What a deposit's review shows: in another currency than the wallet's, the rate comes first. */
export function depositItems(t: TranslateForPage<"deposits">, locale: Locale, draft: Draft) {
  const { amount, currency, sourceCurrency, card, description, cryptoCurrency, orderName } = draft;
  const money = [
    ...conversionItems(locale, draft, t("youPay")),
    {
      term: sourceCurrency ? t("youReceive") : t("amount"),
      value: <MoneyText amount={amount} currency={currency} />,
    },
  ];
  const means = cryptoCurrency
    ? [
        { term: t("cryptocurrency"), value: cryptoCurrency },
        { term: t("orderName"), value: orderName },
      ]
    : [
        { term: t("card"), value: card && cardName(locale, card) },
        { term: t("nameOnCard"), value: card?.cardHolderName },
      ];
  return [...money, ...means, { term: t("description"), value: description ?? "–" }];
}
