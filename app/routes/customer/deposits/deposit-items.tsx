import type { Draft } from "~server/features/draft-confirmation/schemas";
import { conversionItems } from "~/ui/conversion-items";
import { MoneyText } from "~/ui/money";
import { cardName } from "../cards/card-name";

/** What a deposit's review shows: in another currency than the wallet's, the rate comes first. */
export function depositItems(draft: Draft) {
  const { amount, currency, sourceCurrency, card, description, cryptoCurrency, orderName } = draft;
  const money = [
    ...conversionItems(draft, "You pay"),
    {
      term: sourceCurrency ? "You receive" : "Amount",
      value: <MoneyText amount={amount} currency={currency} />,
    },
  ];
  const means = cryptoCurrency
    ? [
        { term: "Cryptocurrency", value: cryptoCurrency },
        { term: "Order name", value: orderName },
      ]
    : [
        { term: "Card", value: card && cardName(card) },
        { term: "Card holder", value: card?.cardHolderName },
      ];
  return [...money, ...means, { term: "Description", value: description ?? "–" }];
}
