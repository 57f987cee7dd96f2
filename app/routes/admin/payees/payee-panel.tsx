import type { PayeeInfo } from "~server/features/withdrawals/payee-schemas";
import { paths } from "~/platform/paths";
import { payeeListId } from "~/platform/paths/admin";
import { DataTable, type Column } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Day } from "~/ui/instant";
import { Panel } from "~/ui/panel";
import { PayeeKindHint, PayeeMarks } from "~/ui/payee-marks";
import { useMayCall } from "~/ui/staff-rights";
import { useMessages } from "~/ui/use-messages";

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

function PayeeName({ payee }: Named) {
  const t = useMessages("staffPayees");
  const { label } = payee;
  return (
    <div className="grid grid-cols-1 gap-1 md:min-w-36">
      {label ? <bdi className="weight-strong wrap-anywhere">{label}</bdi> : t("noLabel")}
      <PayeeMarks payee={payee} own={t("isOwn")} />
    </div>
  );
}

interface Named {
  payee: PayeeInfo;
}

function PayeeAccount({ payee }: Named) {
  return (
    <div className="md:min-w-28">
      <bdi className="wrap-anywhere">{payee.masked}</bdi>
      <PayeeKindHint payee={payee} />
    </div>
  );
}
