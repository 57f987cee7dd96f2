import type { ReactNode } from "react";
import { labelFor } from "~server/contract/values/transaction-words";
import { paths } from "~/paths";
import { DataTable, type Column } from "~/ui/data-table";
import { StackedInstant } from "~/ui/instant";
import { StatusBadge } from "~/ui/status-badge";
import type { ListedTransaction } from "./listed-transaction";
import { SignedAmount } from "./signed-amount";

type Columns = readonly Column<ListedTransaction>[];

const date: Column<ListedTransaction> = { header: "Date", cell: ({ createdAt }) => <StackedInstant iso={createdAt} /> };
const reference: Column<ListedTransaction> = {
  header: "Reference",
  cell: ({ id, reference: words }) => (
    <span className="whitespace-nowrap">
      <a href={paths.customer.transaction(id)}>{words}</a>
    </span>
  ),
};
const type: Column<ListedTransaction> = {
  header: "Type",
  cell: ({ type: word, action }) => (
    <span>
      {labelFor(word)} <span className="text-sm text-muted md:block">{labelFor(action)}</span>
    </span>
  ),
};
const method: Column<ListedTransaction> = { header: "Method", cell: ({ paymentMethod }) => (paymentMethod ? labelFor(paymentMethod) : "–") };
const destination: Column<ListedTransaction> = { header: "Destination", cell: (transaction) => transaction.destination ?? "–" };
const amount: Column<ListedTransaction> = {
  header: "Amount",
  cell: (transaction) => <SignedAmount transaction={transaction} />,
  isNumeric: true,
};
const status: Column<ListedTransaction> = { header: "Status", cell: (transaction) => <StatusBadge status={transaction.status} /> };

export const allColumns: Columns = [date, reference, type, method, amount, status];
export const recentColumns: Columns = [date, reference, type, amount, status];
/** For lists of nothing but successful withdrawals. */
export const payoutColumns: Columns = [date, reference, method, destination, amount];

interface Props {
  caption: string;
  columns: Columns;
  rows: readonly ListedTransaction[];
  empty?: ReactNode;
}

export function TransactionTable(props: Props) {
  return <DataTable {...props} rowKey={({ id }) => id} />;
}
