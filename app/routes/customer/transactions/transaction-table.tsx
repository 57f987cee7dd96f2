import type { ReactNode } from "react";
import { labelFor } from "~server/features/ledger/labels";
import { paths } from "~/platform/paths";
import { DataTable, type Column } from "~/ui/data-table";
import { StackedInstant } from "~/ui/instant";
import { StatusBadge } from "~/ui/status-badge";
import type { ListedTransaction } from "./listed-transaction";
import { SignedAmount } from "./signed-amount";

type Columns = readonly Column<ListedTransaction>[];

const date: Column<ListedTransaction> = {
  header: "Date",
  place: 3,
  cell: ({ createdAt }) => <StackedInstant iso={createdAt} />,
};
const reference: Column<ListedTransaction> = {
  header: "Reference",
  place: 5,
  cell: ({ id, reference: words }) => (
    <span className="whitespace-nowrap">
      <a href={paths.customer.transaction(id)}>{words}</a>
    </span>
  ),
};
const type: Column<ListedTransaction> = {
  header: "Type",
  place: 1,
  cell: ({ type: word, action }) => (
    <span>
      {labelFor(word)} <span className="text-sm text-muted md:block">{labelFor(action)}</span>
    </span>
  ),
};
const method: Column<ListedTransaction> = {
  header: "Method",
  place: 6,
  cell: ({ paymentMethod }) => (paymentMethod ? labelFor(paymentMethod) : "–"),
};
const destination: Column<ListedTransaction> = {
  header: "Destination",
  cell: (transaction) => transaction.destination ?? "–",
};
const amount: Column<ListedTransaction> = {
  header: "Amount",
  place: 2,
  cell: (transaction) => <SignedAmount transaction={transaction} />,
  isNumeric: true,
};
const status: Column<ListedTransaction> = {
  header: "Status",
  place: 4,
  cell: (transaction) => <StatusBadge status={transaction.status} />,
};

export const allColumns: Columns = [date, reference, type, method, amount, status];
export const recentColumns: Columns = [date, reference, type, amount, status];
/** For lists of nothing but successful withdrawals. */
export const payoutColumns: Columns = [
  date,
  { ...reference, place: 4 },
  { ...method, place: 1 },
  { ...destination, place: 7 },
  amount,
];

interface Props {
  caption: string;
  columns: Columns;
  rows: readonly ListedTransaction[];
  empty?: ReactNode;
  /** Whether an address may lead to one of the rows, by its reference. */
  hasAddresses?: boolean;
}

export function TransactionTable({ hasAddresses = false, ...props }: Props) {
  return (
    <DataTable
      {...props}
      rowKey={({ id }) => id}
      rowAddress={hasAddresses ? ({ reference }) => reference : undefined}
    />
  );
}
