import type { BulkActionItem } from "~server/features/bulk-actions/schemas";
import type { SelectionFlags } from "~server/features/evidence/schemas";
import { labelFor } from "~server/features/ledger/labels";
import { paths } from "~/platform/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { MoneyText } from "~/ui/money";
import { StatusBadge } from "~/ui/status-badge";
import { FlagList } from "../evidence/flag-list";
import { customerName } from "../transactions/customer-name";
import { OpenedBy } from "../viewers/viewer-list";
import { skipReason } from "./skip-labels";

interface Props {
  caption: string;
  items: readonly BulkActionItem[];
  /** The address of this page, for the detail's Back button. */
  from: string;
  /** Who else has one open, by its id. */
  openRecords: OpenRecords;
  /** What is unusual about each, by its id; missing where it is not asked. */
  flags?: FlagsById | undefined;
  /** Whether each row says why it is left out. */
  saysWhy?: true;
}

export function ItemTable({ caption, items, from, openRecords, flags, saysWhy }: Props) {
  const columns = [
    ...columnsFrom(from, openRecords),
    ...(flags ? [flagsFrom(flags)] : []),
    ...(saysWhy ? [why] : []),
  ];
  return <DataTable caption={caption} columns={columns} rows={items} rowKey={({ id }) => id} />;
}

type OpenRecords = Readonly<Record<string, string>>;
type FlagsById = ReadonlyMap<string, SelectionFlags["items"][number]["flags"]>;

const flagsFrom = (flags: FlagsById): Column<BulkActionItem> => ({
  header: "Flags",
  place: 7,
  cell: ({ id }) => <FlagList flags={flags.get(id) ?? []} />,
});

const why: Column<BulkActionItem> = {
  header: "Why",
  cell: (item) => <span className="inline-block min-w-44">{skipReason(item)}</span>,
};

function columnsFrom(from: string, openRecords: OpenRecords): readonly Column<BulkActionItem>[] {
  return [
    {
      header: "Reference",
      place: 3,
      cell: ({ id, transaction }) => (
        <span className="whitespace-nowrap">
          {transaction ? (
            <a href={paths.admin.transaction(id, from)}>{transaction.reference}</a>
          ) : (
            "Deleted"
          )}
        </span>
      ),
    },
    {
      header: "Customer",
      place: 1,
      cell: ({ transaction }) => (
        <span className="wrap-anywhere">{transaction ? customerName(transaction) : "-"}</span>
      ),
    },
    {
      header: "Type",
      place: 5,
      cell: ({ transaction }) => (transaction ? labelFor(transaction.type) : "-"),
    },
    {
      header: "Amount",
      place: 2,
      isNumeric: true,
      cell: ({ transaction }) =>
        transaction ? (
          <MoneyText amount={transaction.amount} currency={transaction.currency} />
        ) : (
          "-"
        ),
    },
    {
      header: "Status",
      place: 4,
      cell: ({ id, transaction }) =>
        transaction ? (
          <>
            <StatusBadge status={transaction.status} />
            {transaction.status === "pending" && <OpenedBy words={openRecords[id]} />}
          </>
        ) : (
          "-"
        ),
    },
  ];
}
