import { Link } from "@remix-run/react";
import type { Transaction } from "~server/contract/schemas/transactions";
import { allColumns } from "~/routes/customer/transactions/transaction-table";
import { DataTable, type Column } from "~/ui/data-table";

type Shown = Pick<Transaction, "id" | "reference" | "type" | "action" | "status" | "currency" | "paymentMethod" | "amount" | "createdAt">;

const reference: Column<Transaction> = {
  header: "Reference",
  cell: ({ id, reference: words }) => (
    <span className="whitespace-nowrap">
      <Link to={id}>{words}</Link>
    </span>
  ),
};
const columns = allColumns.map((column) => (column.header === "Reference" ? reference : column));

/** The portal's table; only the link in it is Remix's. */
export function TransactionRows({ rows }: { rows: readonly Shown[] }) {
  return <DataTable caption="Your transactions" columns={columns} rows={rows as readonly Transaction[]} rowKey={({ id }) => id} />;
}
