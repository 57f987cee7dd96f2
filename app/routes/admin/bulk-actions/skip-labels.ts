import type { BulkActionItem } from "~server/features/bulk-actions/schemas";

const labels: Readonly<Record<string, string>> = {
  own_transaction: "Your own: another administrator has to decide.",
  not_found: "It was deleted.",
  second_approval_needed: "Sent to a colleague for approval.",
  role_too_new: "Your staff role is too new for this amount.",
  insufficient_funds: "The customer's balance is too low.",
};

/** Why a selected transaction is skipped, or was. */
export function skipReason({ transaction, obstacle }: BulkActionItem): string {
  if (!obstacle) return "";
  const { code, message } = obstacle;
  const isStale = code === "changed_by_someone_else" || code === "not_pending";
  if (!isStale || !transaction) return labels[code] ?? message;
  return transaction.status === "pending"
    ? "Changed by someone else since you selected it."
    : `Decided by someone else: it is ${transaction.status} now.`;
}
