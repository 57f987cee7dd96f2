import type { ReactNode } from "react";
import type { Transaction } from "~server/contract/schemas/transactions";
import { labelFor } from "~server/contract/values/transaction-words";
import { paths } from "~/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { Instant } from "~/ui/instant";
import { Money } from "~/ui/money";
import { StatusBadge } from "~/ui/status-badge";
import { customerOf } from "./customer-of";

interface Props {
  caption: string;
  rows: readonly Transaction[];
  /** The address of this list, for the detail's Back button. */
  from: string;
  empty?: ReactNode;
}

export function TransactionTable({ caption, rows, from, empty }: Props) {
  return <DataTable caption={caption} columns={columnsFrom(from)} rows={rows} rowKey={({ id }) => id} empty={empty} />;
}

function columnsFrom(from: string): readonly Column<Transaction>[] {
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
    { header: "Amount", isNumeric: true, cell: ({ amount, currency }) => <Money amount={amount} currency={currency} /> },
    { header: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
    {
      header: "Created",
      cell: ({ createdAt }) => (
        <span className="inline-block min-w-24"><Instant iso={createdAt} /></span>
      ),
    },
  ];
}
