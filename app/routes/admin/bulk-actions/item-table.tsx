import type { BulkActionItem } from "~server/features/approvals/bulk-schemas";
import type { BulkActionFlags } from "~server/features/evidence/schemas";
import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { formatMoney } from "~server/kernel/money-format";
import { Instant } from "~/ui/instant";
import { labelFor, type TransactionType } from "~server/features/ledger/labels";
import { paths } from "~/platform/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { MoneyText } from "~/ui/money";
import { StatusBadge } from "~/ui/status-badge";
import { FlagList } from "../evidence/flag-list";
import { PersonName } from "../people/person-name";
import { OpenedBy } from "../viewers/viewer-list";
import { useLocale, useMessages, type TranslateForPage } from "~/ui/use-messages";
import { useStatusLabel } from "~/ui/use-status-label";

interface Props {
  caption: string;
  items: readonly BulkActionItem[];
  /** The address of this page, for the detail's Back button. */
  from: string;
  /** Colleagues who have one open, by its ID. */
  openRecords: OpenRecords;
  /** The flags of each, by ID; missing if they aren't loaded. */
  flags?: FlagsById | undefined;
  /** Whether each row shows why it is excluded. */
  showsReason?: true;
}

export function ItemTable({ caption, items, from, openRecords, flags, showsReason }: Props) {
  const t = useMessages("staffBulkActions");
  const columns = [
    ...columnsFrom(t, from, openRecords),
    ...(flags ? [flagsColumn(t, flags)] : []),
    ...(showsReason ? [reasonColumn(t)] : []),
  ];
  return <DataTable caption={caption} columns={columns} rows={items} rowKey={({ id }) => id} />;
}

type OpenRecords = Readonly<Record<string, string>>;
type Translator = TranslateForPage<"staffBulkActions">;
type FlagsById = ReadonlyMap<string, BulkActionFlags["items"][number]["flags"]>;

const flagsColumn = (t: Translator, flags: FlagsById): Column<BulkActionItem> => ({
  header: t("flags"),
  place: 7,
  cell: ({ id }) => <FlagList flags={flags.get(id) ?? []} />,
});

const reasonColumn = (t: Translator): Column<BulkActionItem> => ({
  header: t("why"),
  cell: (item) => (
    <span className="inline-block min-w-44">
      <SkipReason item={item} />
    </span>
  ),
});

function columnsFrom(
  t: Translator,
  from: string,
  openRecords: OpenRecords,
): readonly Column<BulkActionItem>[] {
  return [
    {
      header: t("reference"),
      place: 3,
      cell: ({ id, transaction }) => (
        <span className="whitespace-nowrap">
          {transaction ? (
            <a href={paths.admin.transaction(id, from)}>{transaction.reference}</a>
          ) : (
            t("deleted")
          )}
        </span>
      ),
    },
    {
      header: t("customer"),
      place: 1,
      cell: ({ transaction }) => (transaction ? <PersonName {...transaction.userDetails} /> : "-"),
    },
    {
      header: t("type"),
      place: 5,
      cell: ({ transaction }) => (transaction ? <TypeLabel type={transaction.type} /> : "-"),
    },
    {
      header: t("amount"),
      place: 2,
      isNumeric: true,
      cell: ({ transaction }) =>
        transaction ? (
          <>
            <MoneyText amount={transaction.amount} currency={transaction.currency} />
            <GatewayWord transaction={transaction} />
          </>
        ) : (
          "-"
        ),
    },
    {
      header: t("status"),
      place: 4,
      cell: ({ id, transaction }) =>
        transaction ? (
          <>
            <StatusBadge status={transaction.status} />
            {transaction.status === "pending" && <OpenedBy text={openRecords[id]} />}
          </>
        ) : (
          "-"
        ),
    },
  ];
}

/** What the gateway says of a pending crypto deposit, and whether that is enough for one person. */
function GatewayWord({ transaction }: { transaction: Transaction }) {
  const t = useMessages("staffBulkActions");
  const states = useMessages("paymentStates");
  const locale = useLocale();
  const { status, cryptoStatus, currency, requestedAmount, confirmedAmount = 0 } = transaction;
  if (status !== "pending" || cryptoStatus === undefined || requestedAmount === undefined)
    return null;
  const { cryptoReceived = "0", cryptoAmount = "0", cryptoCurrency, cryptoCheckedAt } = transaction;
  return (
    <span className="hint block">
      {t("gateway", {
        state: states(`status.${cryptoStatus}`),
        coins: `${cryptoReceived} / ${cryptoAmount} ${cryptoCurrency}`,
        amount: formatMoney(confirmedAmount, currency, locale),
      })}{" "}
      {confirmedAmount < transaction.amount && t("gatewayTakesTwo")}{" "}
      {cryptoCheckedAt && t("gatewayChecked", { time: <Instant iso={cryptoCheckedAt} /> })}
    </span>
  );
}

function TypeLabel({ type }: { type: TransactionType }) {
  return <>{labelFor(type, useLocale())}</>;
}

const explained = [
  "own_transaction",
  "not_found",
  "second_approval_needed",
  "role_too_new",
  "insufficient_funds",
] as const;

/** Why a selected transaction is skipped, or was. */
function SkipReason({ item: { transaction, obstacle } }: { item: BulkActionItem }) {
  const t = useMessages("staffBulkActions");
  const statusLabel = useStatusLabel();
  if (!obstacle) return null;
  const { code, message } = obstacle;
  const isStale = code === "changed_by_someone_else" || code === "not_pending";
  if (isStale && transaction)
    return transaction.status === "pending"
      ? t("skip.changed")
      : t("skip.decided", { status: statusLabel(transaction.status) });
  const known = explained.find((one) => one === code);
  return known ? t(`skip.${known}`) : message;
}
