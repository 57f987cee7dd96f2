import type { BulkAction } from "~server/features/bulk-actions/schemas";
import { formatMoney } from "~server/kernel/money-format";
import { labelFor } from "~server/features/ledger/labels";
import { DefinitionList } from "~/ui/definition-list";

/** How many there are of each kind and currency, and how much they come to. */
export function BulkActionTotals({ sums }: Pick<BulkAction, "sums">) {
  const items = sums.map(({ type, currency, count, amount }) => ({
    term: `${labelFor(type)}${count === 1 ? "" : "s"} in ${currency}`,
    value: `${count}, together ${formatMoney(amount, currency)}`,
  }));
  return <DefinitionList items={items} />;
}
