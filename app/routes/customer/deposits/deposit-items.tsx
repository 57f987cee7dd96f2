import type { Draft } from "~server/features/draft-confirmation/schemas";
import type { Locale } from "~server/locales/locale";
import type { TranslateForPage } from "~/ui/use-messages";
import { conversionItems } from "~/ui/conversion-items";
import { MoneyText } from "~/ui/money";
import { cardName } from "../cards/card-name";
import { coinEstimateItem, feeItem, networkItem } from "../drafts/coin-items";

interface Translators {
  t: TranslateForPage<"deposits">;
  drafts: TranslateForPage<"drafts">;
  locale: Locale;
}

/** What a deposit's review shows: in another currency than the wallet's, the rate comes first. */
export function depositItems({ t, drafts, locale }: Translators, draft: Draft) {
  const { amount, currency, sourceCurrency, fee, netAmount, card, description, orderName } = draft;
  const { cryptoCurrency: coin, coinEstimate } = draft;
  const money = [
    ...conversionItems(locale, draft, t("youPay")),
    {
      term: sourceCurrency && fee === undefined ? t("youReceive") : t("amount"),
      value: <MoneyText amount={amount} currency={currency} />,
    },
  ];
  const means = coin
    ? [
        coinEstimateItem(drafts, locale, {
          term: t("youSend"),
          estimate: coinEstimate,
          note: t("exactNext"),
        }),
        {
          term: t("cryptocurrency"),
          value: coinEstimate ? t("coinName", { ...coinEstimate }) : coin,
        },
        networkItem(drafts, coin),
        feeItem(drafts, draft, t("feesOfWallet")),
        { term: drafts("arrival"), value: t("afterConfirmations") },
        { term: t("orderName"), value: orderName },
      ]
    : [
        { term: t("card"), value: card && cardName(locale, card) },
        { term: t("nameOnCard"), value: card?.cardHolderName },
        feeItem(drafts, draft, t("feesOfCard")),
      ];
  const received = {
    term: t("youReceive"),
    value: netAmount !== undefined && <MoneyText amount={netAmount} currency={currency} />,
  };
  return [
    ...money,
    ...means,
    ...(fee === undefined ? [] : [received]),
    { term: t("description"), value: description },
  ];
}
