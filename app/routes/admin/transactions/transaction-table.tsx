import type { ReactNode } from "react";
import type { Transaction } from "~server/contract/schemas/transactions";
import type { TransactionSort } from "~server/contract/values/list-orders";
import { labelFor } from "~server/contract/values/transaction-words";
import { paths } from "~/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { Instant } from "~/ui/instant";
import { sortHeading } from "~/ui/list-order";
import { Money } from "~/ui/money";
import { StatusBadge } from "~/ui/status-badge";
import { customerOf } from "./customer-of";

interface Props {
  caption: string;
  rows: readonly Transaction[];
  /** The address of this list, for the detail's Back button. */
  from: string;
  order?: TransactionOrder;
  selection?: RowSelection | undefined;
  empty?: ReactNode;
}

/** How a list is sorted that can be. */
export interface TransactionOrder {
  sort: TransactionSort | undefined;
  hrefFor: (sort: TransactionSort) => string;
}

/** A box before each row that awaits a decision. */
interface RowSelection {
  name: string;
  isAllSelected: boolean;
}

export function TransactionTable({ caption, rows, from, order, selection, empty }: Props) {
  const columns = columnsFrom(from, order);
  return <DataTable caption={caption} columns={selection ? [boxes(selection), ...columns] : columns} rows={rows} rowKey={({ id }) => id} empty={empty} />;
}

const boxes = ({ name, isAllSelected }: RowSelection): Column<Transaction> => ({
  header: "Select",
  hidesHeader: true,
  cell: ({ id, reference, status, version }) =>
    status === "pending" && (
      <label className="row-box">
        <input type="checkbox" name={name} value={`${id}.${version}`} defaultChecked={isAllSelected} /> <span className="sr-only">Select {reference || id}</span>
      </label>
    ),
});

function columnsFrom(from: string, order: Props["order"]): readonly Column<Transaction>[] {
  const byAmount = order && sortHeading({ ...order, ascending: "smallest", descending: "largest" });
  const byTime = order && sortHeading({ ...order, ascending: "oldest", descending: "newest" });
  return [
    {
      header: "Reference",
      cell: ({ id, reference }) => (
        <span className="whitespace-nowrap">
          <a href={paths.admin.transaction(id, from)}>{reference || id}</a>
        </span>
      ),
    },
    { header: "Customer", cell: (row) => <span className="wrap-anywhere">{customerOf(row)}</span> },
    { header: "Type", cell: ({ type }) => labelFor(type) },
    { header: "Action", cell: ({ action }) => labelFor(action) },
    { header: "Amount", isNumeric: true, ...byAmount, cell: ({ amount, currency }) => <Money amount={amount} currency={currency} /> },
    { header: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
    {
      header: "Created",
      ...byTime,
      cell: ({ createdAt }) => (
        <span className="inline-block min-w-24"><Instant iso={createdAt} /></span>
      ),
    },
  ];
}
