import type { Evidence } from "~server/features/evidence/schemas";
import { Day } from "~/ui/instant";

type Source = NonNullable<Evidence["source"]>;

const holderTerms = { card: "Card holder", bank: "Account holder", crypto_address: "Holder" };
const changeTerms = { card: "Card added", bank: "Bank details saved", crypto_address: "Changed" };

/** The holder and the history of a card or destination, below what it is. */
export function sourceItems(source: Source) {
  const { kind, holder, isHolderCustomer, firstUsedAt, changedAt, replacedAt } = source;
  return [
    ...(holder === undefined
      ? []
      : [
          {
            term: holderTerms[kind],
            value: (
              <>
                <span className="wrap-anywhere">{holder}</span>{" "}
                <span className="text-muted">
                  {isHolderCustomer ? "(the customer)" : "(not the customer’s name)"}
                </span>
              </>
            ),
          },
        ]),
    { term: "First used", value: <Day iso={firstUsedAt} /> },
    ...(changedAt ? [{ term: changeTerms[kind], value: <Day iso={changedAt} /> }] : []),
    ...(replacedAt ? [{ term: "Since replaced", value: <Day iso={replacedAt} /> }] : []),
  ];
}
