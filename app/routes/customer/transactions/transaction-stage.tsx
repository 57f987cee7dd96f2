import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { transactionStage } from "~server/features/ledger/payout-labels";
import { StatusBadge } from "~/ui/status-badge";
import { useStatusLabel } from "~/ui/use-status-label";

/** How far the money has come, and below it the status, if that is another word. */
export function TransactionStage({
  transaction,
}: {
  transaction: Pick<Transaction, "status" | "payout">;
}) {
  const statusLabel = useStatusLabel();
  const stage = transactionStage(transaction);
  if (stage === transaction.status) return <StatusBadge status={stage} />;
  return (
    <span>
      <StatusBadge status={stage} />{" "}
      <span className="second-line">{statusLabel(transaction.status)}</span>
    </span>
  );
}
