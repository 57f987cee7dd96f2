import type { Currency } from "~server/kernel/currencies";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { MoneyText } from "~/ui/money";
import { balanceLabels, type PreviewedChange } from "./balance-labels";

interface Props {
  changes: readonly PreviewedChange[];
  currency: Currency;
}

/** Each balance before and after, with the adjustment that is posted for it. */
export function ChangeTable({ changes, currency }: Props) {
  const columns: readonly Column<PreviewedChange>[] = [
    { header: "Balance", place: 1, cell: ({ field }) => balanceLabels[field] },
    {
      header: "Before",
      isNumeric: true,
      cell: ({ before }) => <MoneyText amount={before} currency={currency} />,
    },
    {
      header: "After",
      isNumeric: true,
      cell: ({ after }) => <MoneyText amount={after} currency={currency} />,
    },
    {
      header: "Adjustment",
      place: 2,
      isNumeric: true,
      cell: ({ posted }) =>
        posted === 0 ? (
          "Follows its parts"
        ) : (
          <MoneyText amount={Math.abs(posted)} currency={currency} sign={posted > 0 ? "+" : "-"} />
        ),
    },
  ];
  const empty = (
    <EmptyState title="Nothing would change">The balances are what you typed already.</EmptyState>
  );
  return (
    <DataTable
      caption="Balances before and after"
      columns={columns}
      rows={changes}
      rowKey={({ field }) => field}
      empty={empty}
    />
  );
}
