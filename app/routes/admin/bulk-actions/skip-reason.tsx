import type { BulkActionItem } from "~server/features/bulk-actions/schemas";
import { useMessages } from "~/ui/use-messages";
import { useStatusLabel } from "~/ui/use-status-label";

const explained = [
  "own_transaction",
  "not_found",
  "second_approval_needed",
  "role_too_new",
  "insufficient_funds",
] as const;

/** Why a selected transaction is skipped, or was. */
export function SkipReason({ item: { transaction, obstacle } }: { item: BulkActionItem }) {
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
