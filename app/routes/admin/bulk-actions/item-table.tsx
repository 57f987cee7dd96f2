import type { BulkActionItem } from "~server/features/approvals/bulk-schemas";
import type { BulkActionFlags } from "~server/features/evidence/schemas";
import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { formatMoney } from "~server/kernel/money-format";
import { Instant } from "~/ui/instant";
import type { FieldState } from "~/form/use-form-state";
import { labelFor, type TransactionType } from "~server/features/ledger/labels";
import { paths } from "~/platform/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { MoneyText } from "~/ui/money";
import { StatusBadge } from "~/ui/status-badge";
import { FoldedFlags } from "../evidence/flag-list";
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
  /** The checkbox of a transaction. */
  boxOf?: ((id: string) => FieldState | undefined) | undefined;
}

export function ItemTable(props: Props) {
  const { caption, items, from, openRecords, flags, showsReason, boxOf } = props;
  const t = useMessages("staffBulkActions");
  const columns = [
    ...(boxOf ? [boxes(t, boxOf)] : []),
    ...columnsFrom(t, from, openRecords),
    // In the review, all are pending.
    ...(boxOf ? [] : [statusColumn(t)]),
    ...(flags ? [flagsColumn(t, flags)] : []),
    ...(showsReason ? [reasonColumn(t)] : []),
  ];
  return <DataTable caption={caption} columns={columns} rows={items} rowKey={({ id }) => id} />;
}

type OpenRecords = Readonly<Record<string, string>>;
type Translator = TranslateForPage<"staffBulkActions">;
type FlagsById = ReadonlyMap<string, BulkActionFlags["items"][number]["flags"]>;

const boxes = (t: Translator, boxOf: NonNullable<Props["boxOf"]>): Column<BulkActionItem> => ({
  header: t("select"),
  hidesHeader: true,
  cell: ({ id, transaction }) => {
    const field = boxOf(id);
    return (
      field && (
        <label className="row-box">
          <input type="checkbox" name={field.name} defaultChecked={field.value === "on"} />{" "}
          <span className="sr-only">
            {t("selectOne", { reference: transaction?.reference ?? id })}
          </span>
        </label>
      )
    );
  },
});

const flagsColumn = (t: Translator, flags: FlagsById): Column<BulkActionItem> => ({
  header: t("flags"),
  place: 7,
  cell: ({ id }) => <FoldedFlags flags={flags.get(id) ?? []} />,
});

const reasonColumn = (t: Translator): Column<BulkActionItem> => ({
  header: t("why"),
  cell: (item) => (
    <span className="inline-block min-w-44">
      <SkipReason item={item} />
    </span>
  ),
});

const statusColumn = (t: Translator): Column<BulkActionItem> => ({
  header: t("status"),
  place: 4,
  cell: ({ transaction }) => (transaction ? <StatusBadge status={transaction.status} /> : "-"),
});

function columnsFrom(
  t: Translator,
  from: string,
  openRecords: OpenRecords,
): readonly Column<BulkActionItem>[] {
  return [
    {
      header: t("customer"),
      place: 1,
      cell: ({ transaction }) => (transaction ? <PersonName {...transaction.userDetails} /> : "-"),
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
      header: t("reference"),
      place: 3,
      cell: ({ id, transaction }) => (
        <span className="whitespace-nowrap">
          {transaction ? (
            <>
              <a href={paths.admin.transaction(id, from)}>{transaction.reference}</a>
              <span className="hint block">
                <TypeLabel type={transaction.type} />
              </span>
            </>
          ) : (
            t("deleted")
          )}
          <OpenedBy text={transaction?.status === "pending" ? openRecords[id] : undefined} />
        </span>
      ),
    },
    {
      header: t("destination"),
      place: 7,
      cell: ({ transaction }) => (transaction ? <Destination transaction={transaction} /> : "-"),
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

/** How the money travels, and where a withdrawal goes. */
function Destination({
  transaction: { paymentMethod, destination },
}: {
  transaction: Transaction;
}) {
  const locale = useLocale();
  return (
    <span className="wrap-anywhere inline-block min-w-24 xl:min-w-36">
      {paymentMethod ? labelFor(paymentMethod, locale) : "-"}
      {destination && <span className="second-line block">{destination}</span>}
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
  "bulk_not_selected",
] as const;

/** Why a selected transaction is skipped, or was. */
function SkipReason({ item }: { item: BulkActionItem }) {
  const { transaction, obstacle = item.approvalObstacle } = item;
  const t = useMessages("staffBulkActions");
  const statusLabel = useStatusLabel();
  if (!obstacle) return null;
  const { code, message } = obstacle;
  const isStale = code === "changed_by_someone_else" || code === "not_pending";
  if (isStale && transaction)
    return transaction.status === "pending"
      ? t("skip.changed")
      : t("skip.decided", { status: statusLabel(transaction.status) });
  if (code === "second_approval_needed" && item.approvalObstacle) return t("needsColleague");
  const known = explained.find((one) => one === code);
  return known ? t(`skip.${known}`) : message;
}
