import type { ApprovalRequest, RequestedChange } from "~server/features/approval-requests/schemas";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { MoneyText } from "~/ui/money";
import { Notice } from "~/ui/notice";
import { readable } from "~/ui/status-labels";

/** Each balance as it was, is and will be, with the adjustment that is posted for it. */
export function ProposedChanges({
  proposal: { changes, currency, isOutdated, state },
}: {
  proposal: ApprovalRequest;
}) {
  const money = (amount: number) => <MoneyText amount={amount} currency={currency} />;
  const isOpen = state === "open";
  const columns: readonly Column<RequestedChange>[] = [
    {
      header: "Balance",
      place: 1,
      cell: ({ field }) => readable(field.replace(/[A-Z]/g, (letter) => ` ${letter}`)),
    },
    {
      header: isOpen ? "When proposed" : "Before",
      isNumeric: true,
      cell: ({ before }) => money(before),
    },
    { header: "Now", isNumeric: true, cell: ({ now, before }) => money(now ?? before) },
    { header: "After", isNumeric: true, cell: ({ after }) => money(after) },
    {
      header: "Entry",
      place: 2,
      isNumeric: true,
      cell: ({ booked }) =>
        booked === 0 ? (
          "Follows its parts"
        ) : (
          <MoneyText amount={Math.abs(booked)} currency={currency} sign={booked > 0 ? "+" : "-"} />
        ),
    },
  ];
  return (
    <>
      {isOutdated && (
        <Notice
          tone="danger"
          text="The balances have changed since this was proposed: the table shows both states. It can no longer be approved. Refuse or withdraw it, and have it proposed anew."
        />
      )}
      <DataTable
        caption="Balances before and after, and what is posted"
        columns={columns.filter(({ header }) => isOpen || header !== "Now")}
        rows={changes}
        rowKey={({ field }) => field}
        empty={
          <EmptyState title="Nothing would change">
            The balances are what was proposed already.
          </EmptyState>
        }
      />
    </>
  );
}
