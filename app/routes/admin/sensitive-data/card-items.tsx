import type { FullCard } from "~server/features/sensitive-data/schemas";
import { Day } from "~/ui/instant";
import type { TranslateForPage } from "~/ui/use-messages";

/** A card in full, with the CVV or when it was erased. */
export function cardItems(
  t: TranslateForPage<"staffSensitiveData">,
  { brand, cardNumber, cardHolderName, expiryDate, cvv, cvvErasedAt }: FullCard,
) {
  const erased = cvvErasedAt
    ? t("cvvErasedOn", { day: <Day iso={cvvErasedAt} /> })
    : t("notStored");
  return [
    { term: t("card"), value: brand },
    {
      term: t("number"),
      value: <span className="revealed">{cardNumber.replace(/(\d{4})(?=\d)/g, "$1 ")}</span>,
    },
    { term: t("nameOnCard"), value: cardHolderName },
    { term: t("expires"), value: expiryDate },
    { term: t("cvv"), value: cvv ? <span className="revealed">{cvv}</span> : erased },
  ];
}
