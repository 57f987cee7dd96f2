import type { ApprovalRequest, RequestedChange } from "~server/features/approvals/schemas";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { MoneyText } from "~/ui/money";
import { Notice } from "~/ui/notice";
import { useMessages } from "~/ui/use-messages";
import { balanceLabel } from "../adjustments/balance-labels";
import { PostedAmount } from "../adjustments/posted-amount";

/** Each balance before, now and after, with the adjustment that is posted for it. */
export function RequestedChanges({
  approvalRequest: { changes, currency, isOutdated, state },
}: {
  approvalRequest: ApprovalRequest;
}) {
  const t = useMessages("staffApprovalRequests");
  const balances = useMessages("staffAdjustments");
  const money = (amount: number) => <MoneyText amount={amount} currency={currency} />;
  const isOpen = state === "open";
  const columns: readonly Column<RequestedChange>[] = [
    {
      header: t("balance"),
      place: 1,
      cell: ({ field }) => balanceLabel(balances, field),
    },
    {
      header: isOpen ? t("whenRequested") : t("before"),
      isNumeric: true,
      cell: ({ before }) => money(before),
    },
    { header: t("current"), isNumeric: true, cell: ({ now, before }) => money(now ?? before) },
    { header: t("after"), isNumeric: true, cell: ({ after }) => money(after) },
    {
      header: t("adjustment"),
      place: 2,
      isNumeric: true,
      cell: ({ posted }) => <PostedAmount posted={posted} currency={currency} />,
    },
  ];
  return (
    <>
      {isOutdated && <Notice tone="danger" text={t("outdatedBalances")} />}
      <DataTable
        caption={t("changesCaption")}
        columns={columns.filter(({ header }) => isOpen || header !== t("current"))}
        rows={changes}
        rowKey={({ field }) => field}
        empty={
          <EmptyState icon="list" title={t("noChanges")}>
            {t("noChangesHint")}
          </EmptyState>
        }
      />
    </>
  );
}
