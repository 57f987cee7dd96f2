import type { Selection } from "~server/contract/schemas/selections";
import { formatMoney } from "~server/contract/values/money-format";
import { labelFor } from "~server/contract/values/transaction-words";
import { DefinitionList } from "~/ui/definition-list";

/** How many there are of each kind and currency, and how much they come to. */
export function SelectionSums({ sums }: Pick<Selection, "sums">) {
  const items = sums.map(({ type, currency, count, amount }) => ({
    term: `${labelFor(type)}${count === 1 ? "" : "s"} in ${currency}`,
    value: `${count}, together ${formatMoney(amount, currency)}`,
  }));
  return <DefinitionList items={items} />;
}
