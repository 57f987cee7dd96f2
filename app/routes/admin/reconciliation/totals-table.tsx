import type { PostedTotals } from "~server/features/reconciliation/schemas";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { MoneyText } from "~/ui/money";
import { sourceLabels } from "./source-labels";

type Row = Omit<PostedTotals["totals"][number], "source"> & { label: string; isWhole?: true };

const amount = (header: string, of: (row: Row) => number): Column<Row> => ({
  header,
  isNumeric: true,
  cell: (row) =>
    of(row) === 0 ? (
      "–"
    ) : (
      <MoneyText
        amount={Math.abs(of(row))}
        currency={row.currency}
        {...(of(row) < 0 && { sign: "-" })}
      />
    ),
});

const columns: readonly Column<Row>[] = [
  {
    header: "For",
    place: 1,
    cell: ({ label, isWhole }) => (isWhole ? <strong>{label}</strong> : label),
  },
  { header: "Currency", place: 2, cell: ({ currency }) => currency },
  { header: "Entries", isNumeric: true, cell: ({ count }) => count },
  amount("In", (row) => row.in),
  amount("Out", (row) => row.out),
  amount("In less out", (row) => row.net),
];

/** What came in and went out, with a line for each currency as a whole. */
export function TotalsTable({ totals, sums }: Pick<PostedTotals, "totals" | "sums">) {
  const rows = [
    ...totals.map((total) => ({ ...total, label: sourceLabels[total.source] })),
    ...sums.map((sum) => ({ ...sum, label: "All together", isWhole: true as const })),
  ];
  return (
    <DataTable
      caption="Booked by source and currency"
      columns={columns}
      rows={rows}
      rowKey={({ label, currency }) => `${label} ${currency}`}
      empty={<EmptyState title="Nothing was booked in these days" />}
    />
  );
}

type Conversion = PostedTotals["conversions"][number];

const conversionColumns: readonly Column<Conversion>[] = [
  { header: "Paid in", cell: ({ from }) => from },
  { header: "Booked in", cell: ({ to }) => to },
  { header: "Entries", isNumeric: true, cell: ({ count }) => count },
  {
    header: "Paid",
    isNumeric: true,
    cell: ({ paid, from }) => <MoneyText amount={paid} currency={from} />,
  },
  {
    header: "Booked",
    isNumeric: true,
    cell: ({ booked, to }) => <MoneyText amount={booked} currency={to} />,
  },
];

/** Deposits among them that were converted; nothing where none was. */
export function ConversionTable({ conversions }: Pick<PostedTotals, "conversions">) {
  if (conversions.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 mb-2">Converted among them</h3>
      <DataTable
        caption="Conversions"
        columns={conversionColumns}
        rows={conversions}
        rowKey={({ from, to }) => from + to}
      />
    </>
  );
}
