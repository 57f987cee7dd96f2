import type { ReactNode } from "react";
import type { Transaction } from "~server/features/ledger/transaction-schemas";
import type { TransactionSort } from "~server/kernel/list-orders";
import { labelFor } from "~server/features/ledger/labels";
import type { Locale } from "~server/locales/locale";
import { paths } from "~/platform/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { StackedInstant } from "~/ui/instant";
import { sortHeading } from "~/ui/list-sort";
import { FeeLine } from "~/ui/fee-line";
import { MoneyText } from "~/ui/money";
import { StatusBadge } from "~/ui/status-badge";
import { OpenedBy } from "../viewers/viewer-list";
import { PersonName } from "../people/person-name";
import { useLocale, useMessages, type TranslateForPage } from "~/ui/use-messages";

type T = TranslateForPage<"staffTransactions">;

interface Props {
  caption: string;
  rows: readonly Transaction[];
  /** Colleagues who have one open, by its ID. */
  openRecords?: Readonly<Record<string, string>>;
  /** The address of this list, for the detail's Back button. */
  from: string;
  order?: TransactionOrder;
  selection?: RowSelection | undefined;
  /** All belong to one user, who is already named on the page. */
  areOfOne?: boolean;
  empty?: ReactNode;
}

/** The order of a sortable list. */
export interface TransactionOrder {
  sort: TransactionSort | undefined;
  hrefFor: (sort: TransactionSort) => string;
}

/** A checkbox for each pending row. */
interface RowSelection {
  name: string;
  isAllSelected: boolean;
}

export function AdminTransactionTable({
  caption,
  rows,
  openRecords = {},
  from,
  order,
  selection,
  areOfOne = false,
  empty,
}: Props) {
  const t = useMessages("staffTransactions");
  const all = columnsFrom(t, useLocale(), { from, order, openRecords });
  const columns = areOfOne ? ofOne(all) : all;
  return (
    <DataTable
      caption={caption}
      isWide
      columns={selection ? [boxes(t, selection), ...columns] : columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={empty}
    />
  );
}

const boxes = (t: T, { name, isAllSelected }: RowSelection): Column<Transaction> => ({
  header: t("select"),
  hidesHeader: true,
  cell: ({ id, reference, status, version }) =>
    status === "pending" && (
      <label className="row-box">
        <input
          type="checkbox"
          name={name}
          value={`${id}.${version}`}
          defaultChecked={isAllSelected}
        />{" "}
        <span className="sr-only">{t("selectOne", { reference: reference || id })}</span>
      </label>
    ),
});

/** On a card, the type comes first instead of the customer. */
const ofOne = (columns: readonly Column<Transaction>[]) =>
  columns.flatMap((column) =>
    column.place === 1 ? [] : [column.place === 7 ? { ...column, place: 1 as const } : column],
  );

function columnsFrom(
  t: T,
  locale: Locale,
  { from, order, openRecords = {} }: Pick<Props, "from" | "order" | "openRecords">,
): readonly Column<Transaction>[] {
  const byAmount = order && sortHeading({ ...order, ascending: "smallest", descending: "largest" });
  const byTime = order && sortHeading({ ...order, ascending: "oldest", descending: "newest" });
  return [
    {
      header: t("reference"),
      place: 5,
      cell: ({ id, reference }) => (
        <span className="whitespace-nowrap">
          <a href={paths.admin.transaction(id, from)}>{reference || id}</a>
        </span>
      ),
    },
    {
      header: t("customer"),
      place: 1,
      cell: (row) => (
        <span className="inline-block min-w-28">
          <PersonName {...row.userDetails} />
        </span>
      ),
    },
    {
      header: t("type"),
      place: 7,
      cell: ({ type, action }) => (
        <span>
          {labelFor(type, locale)}{" "}
          <span className="second-line whitespace-nowrap">{labelFor(action, locale)}</span>
        </span>
      ),
    },
    {
      header: t("amount"),
      place: 2,
      isNumeric: true,
      ...byAmount,
      cell: ({ amount, currency, fee }) => (
        <>
          <MoneyText amount={amount} currency={currency} />
          <FeeLine fee={fee} currency={currency} />
        </>
      ),
    },
    {
      header: t("status"),
      place: 4,
      cell: ({ id, status }) => (
        <>
          <StatusBadge status={status} />
          {status === "pending" && <OpenedBy text={openRecords[id]} />}
        </>
      ),
    },
    {
      header: t("created"),
      place: 3,
      ...byTime,
      cell: ({ createdAt }) => <StackedInstant iso={createdAt} />,
    },
  ];
}
