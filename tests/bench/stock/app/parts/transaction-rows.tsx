import { Link } from "@remix-run/react";
import type { ListedTransaction } from "~/routes/customer/transactions/listed-transaction";
import { useTransactionColumns } from "~/routes/customer/transactions/transaction-table";
import { DataTable, type Column } from "~/ui/data-table";

const reference: Column<ListedTransaction> = {
  header: "Reference",
  cell: ({ id, reference: text }) => (
    <span className="whitespace-nowrap">
      <Link to={id}>{text}</Link>
    </span>
  ),
};
/** The portal's table; only the link in it is Remix's. */
export function TransactionRows({ rows }: { rows: readonly ListedTransaction[] }) {
  const columns = useTransactionColumns("all").map((column) =>
    column.header === "Reference" ? reference : column,
  );
  return (
    <DataTable caption="Your transactions" columns={columns} rows={rows} rowKey={({ id }) => id} />
  );
}
