import type { PostedTotals } from "~server/features/reconciliation/schemas";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { MoneyText } from "~/ui/money";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";

type T = TranslateForPage<"staffReconciliation">;
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

const columnsIn = (t: T): readonly Column<Row>[] => [
  {
    header: t("source"),
    place: 1,
    cell: ({ label, isWhole }) => (isWhole ? <strong>{label}</strong> : label),
  },
  { header: t("currency"), place: 2, cell: ({ currency }) => currency },
  { header: t("entries"), isNumeric: true, cell: ({ count }) => count },
  amount(t("inflows"), (row) => row.in),
  amount(t("outflows"), (row) => row.out),
  amount(t("net"), (row) => row.net),
];

/** Inflows and outflows, with a total for each currency. */
export function TotalsTable({ totals, sums }: Pick<PostedTotals, "totals" | "sums">) {
  const t = useMessages("staffReconciliation");
  const rows = [
    ...totals.map((total) => ({ ...total, label: t(`source.${total.source}`) })),
    ...sums.map((sum) => ({ ...sum, label: t("total"), isWhole: true as const })),
  ];
  return (
    <DataTable
      caption={t("totalsCaption")}
      columns={columnsIn(t)}
      rows={rows}
      rowKey={({ label, currency }) => `${label} ${currency}`}
      empty={<EmptyState icon="scales" title={t("nothingPosted")} />}
    />
  );
}

type Conversion = PostedTotals["conversions"][number];

const conversionColumnsIn = (t: T): readonly Column<Conversion>[] => [
  { header: t("paidIn"), cell: ({ from }) => from },
  { header: t("postedIn"), cell: ({ to }) => to },
  { header: t("entries"), isNumeric: true, cell: ({ count }) => count },
  {
    header: t("paid"),
    isNumeric: true,
    cell: ({ paid, from }) => <MoneyText amount={paid} currency={from} />,
  },
  {
    header: t("posted"),
    isNumeric: true,
    cell: ({ posted, to }) => <MoneyText amount={posted} currency={to} />,
  },
];

/** Converted deposits among them; nothing if there are none. */
export function ConversionTable({ conversions }: Pick<PostedTotals, "conversions">) {
  const t = useMessages("staffReconciliation");
  if (conversions.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 mb-2">{t("conversionsTitle")}</h3>
      <DataTable
        caption={t("conversionsCaption")}
        columns={conversionColumnsIn(t)}
        rows={conversions}
        rowKey={({ from, to }) => from + to}
      />
    </>
  );
}
