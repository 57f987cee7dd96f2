import type { Payout } from "~server/features/payouts/schemas";
import { labelFor } from "~server/features/ledger/labels";
import type { FieldState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { StackedInstant } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { StatusBadge } from "~/ui/status-badge";

interface Props {
  caption: string;
  rows: readonly Payout[];
  /** The address of this list, for the Back button of a payout. */
  from: string;
  /** The box of a payout that can be selected. */
  boxOf?: ((payout: Payout) => FieldState | undefined) | undefined;
  empty?: string;
  /** They are all of one batch, which the page names. */
  isOneBatch?: boolean;
}

export function PayoutTable({
  caption,
  rows,
  from,
  boxOf,
  empty = "No payouts",
  isOneBatch = false,
}: Props) {
  const facts = isOneBatch ? columnsFrom(from) : [...columnsFrom(from), batchColumn];
  return (
    <DataTable
      caption={caption}
      columns={boxOf ? [boxes(boxOf), ...facts] : facts}
      rows={rows}
      rowKey={({ id }) => id}
      empty={<EmptyState title={empty} />}
    />
  );
}

const boxes = (boxOf: NonNullable<Props["boxOf"]>): Column<Payout> => ({
  header: "Select",
  hidesHeader: true,
  cell: (payout) => {
    const field = boxOf(payout);
    return (
      field && (
        <label className="row-box">
          <input type="checkbox" name={field.name} defaultChecked={field.value === "on"} />{" "}
          <span className="sr-only">Select {payout.transaction}</span>
        </label>
      )
    );
  },
});

const columnsFrom = (from: string): readonly Column<Payout>[] => [
  {
    header: "Customer",
    place: 1,
    cell: ({ id, fullname, transaction }) => (
      <a href={paths.admin.transaction(id, from)}>{fullname || transaction}</a>
    ),
  },
  {
    header: "Amount",
    place: 2,
    isNumeric: true,
    cell: ({ amount, currency }) => <MoneyText amount={amount} currency={currency} />,
  },
  {
    header: "To",
    place: 7,
    cell: ({ destination, paymentMethod }) => (
      <span className="wrap-anywhere">
        {destination ?? (paymentMethod ? labelFor(paymentMethod) : "-")}
      </span>
    ),
  },
  { header: "Approved", place: 3, cell: ({ approvedAt }) => <StackedInstant iso={approvedAt} /> },
  { header: "State", place: 4, cell: ({ state }) => <StatusBadge status={state} /> },
];

const batchColumn: Column<Payout> = {
  header: "Batch",
  place: 5,
  cell: ({ batch }) =>
    batch && (
      <span className="whitespace-nowrap">
        <a href={paths.admin.payoutBatch(batch.id)}>{batch.reference}</a>
      </span>
    ),
};
