import type { FullCard } from "~server/features/sensitive-data/schemas";
import { Day } from "~/ui/instant";

/** A card in full, with what became of its CVV. */
export function cardItems({
  brand,
  cardNumber,
  cardHolderName,
  expiryDate,
  cvv,
  cvvErasedAt,
}: FullCard) {
  const erased = cvvErasedAt ? (
    <>
      CVV erased on <Day iso={cvvErasedAt} />
    </>
  ) : (
    "Not kept"
  );
  return [
    { term: "Card", value: brand },
    {
      term: "Number",
      value: <span className="revealed">{cardNumber.replace(/(\d{4})(?=\d)/g, "$1 ")}</span>,
    },
    { term: "Holder", value: cardHolderName },
    { term: "Expires", value: expiryDate },
    { term: "CVV", value: cvv ? <span className="revealed">{cvv}</span> : erased },
  ];
}
