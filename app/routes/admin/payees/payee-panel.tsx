import type { PayeeInfo } from "~server/features/withdrawals/payee-schemas";
import { paths } from "~/platform/paths";
import { payeeListId } from "~/platform/paths/admin";
import { regionName } from "~/ui/bank-region-names";
import { DataTable, type Column } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Day, Instant } from "~/ui/instant";
import { Panel } from "~/ui/panel";
import { useMayCall } from "~/ui/staff-rights";
import { useLocale, useMessages } from "~/ui/use-messages";

interface Props {
  userId: string;
  /** Null for staff, and if the backend has none. */
  payees: readonly PayeeInfo[] | null;
}

/** Where the customer has money paid to, masked; revealing one is a separate page. */
export function PayeePanel({ userId, payees }: Props) {
  const t = useMessages("staffPayees");
  const columns = usePayeeColumns(userId);
  if (!payees) return null;
  return (
    <div className="my-5">
      <Panel id={payeeListId} title={t("title")}>
        <DataTable
          caption={t("caption")}
          columns={columns}
          rows={payees}
          rowKey={({ id }) => id}
          isWide
          empty={
            <EmptyState icon="wallet" title={t("none")}>
              {t("noneHint")}
            </EmptyState>
          }
        />
      </Panel>
    </div>
  );
}

function usePayeeColumns(userId: string): readonly Column<PayeeInfo>[] {
  const t = useMessages("staffPayees");
  const canReveal = useMayCall("sensitiveData.accessPayee");
  const columns: readonly Column<PayeeInfo>[] = [
    { header: t("payee"), place: 1, cell: (payee) => <PayeeName payee={payee} /> },
    { header: t("account"), cell: (payee) => <PayeeAccount payee={payee} /> },
    {
      header: t("holder"),
      cell: ({ recipientName }) =>
        recipientName ? (
          <bdi className="wrap-anywhere md:inline-block md:min-w-20">{recipientName}</bdi>
        ) : (
          t("noHolder")
        ),
    },
    { header: t("added"), cell: ({ createdAt }) => <Day iso={createdAt} /> },
    {
      header: t("lastUsed"),
      cell: ({ lastUsedAt }) => (lastUsedAt ? <Day iso={lastUsedAt} /> : t("never")),
    },
  ];
  if (!canReveal) return columns;
  return [
    ...columns,
    {
      header: t("action"),
      hidesHeader: true,
      place: 7,
      cell: ({ id, label, masked }) => (
        <span className="actions">
          <a href={paths.admin.payeeAccess(userId, id)}>
            {t("reveal", {
              payee: label ?? masked,
              hidden: (text) => <span className="sr-only">{text}</span>,
            })}
          </a>
        </span>
      ),
    },
  ];
}

function PayeeName({ payee: { label, isDefault, isOwnAccount, usableFrom } }: Named) {
  const t = useMessages("staffPayees");
  return (
    <div className="grid grid-cols-1 gap-1 md:min-w-36">
      {label ? <bdi className="weight-strong wrap-anywhere">{label}</bdi> : t("noLabel")}
      {(isDefault || isOwnAccount) && (
        <span className="flex flex-wrap gap-2">
          {isDefault && <span className="badge green">{t("isDefault")}</span>}
          {isOwnAccount && <span className="badge neutral">{t("isOwn")}</span>}
        </span>
      )}
      {usableFrom && (
        <span className="hint">{t("usableFrom", { time: <Instant iso={usableFrom} /> })}</span>
      )}
    </div>
  );
}

interface Named {
  payee: PayeeInfo;
}

function PayeeAccount({ payee: { region, masked } }: Named) {
  const t = useMessages("staffPayees");
  const locale = useLocale();
  return (
    <div className="md:min-w-28">
      <bdi className="wrap-anywhere">{masked}</bdi>
      <span className="hint block">
        {region ? t("kind.bank", { region: regionName(region, locale) }) : t("kind.address")}
      </span>
    </div>
  );
}
