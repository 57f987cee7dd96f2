import type { TransactionRow } from "../../database/schema";
import type { LoadedFacts } from "./load-facts";
import { isSameName } from "../names/same-name-rules";
import { payeeIn } from "./name-rules";
import type { Evidence } from "./schemas";

/** The card or destination as stored with the transaction, masked. */
export function presentSource(
  row: TransactionRow,
  { facts: { source }, card, customer }: LoadedFacts,
): Evidence["source"] {
  if (!source) return undefined;
  const { kind, holder, firstUsedAt, changedAt, replacedAt } = source;
  const instant = (moment: number) => new Date(moment).toISOString();
  return {
    kind,
    ...(card
      ? {
          masked: `${card.brand} ••••${card.last_four}`,
          brand: card.brand,
          lastFour: card.last_four,
        }
      : { masked: payeeIn(row.destination_masked ?? "").account }),
    ...(holder !== null && { holder, isHolderCustomer: isSameName(holder, customer.fullname) }),
    firstUsedAt: instant(firstUsedAt),
    ...(changedAt !== null && { changedAt: instant(changedAt) }),
    ...(replacedAt !== null && { replacedAt: instant(replacedAt) }),
  };
}
