// The data that a bulk action's page passes to its dialogs, and its result as text.
import { useOutletContext } from "@remix-run/react";
import type { BulkAction } from "~server/features/approvals/bulk-schemas";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";

export interface ShownBulkAction {
  bulkAction: BulkAction;
  /** The list that the transactions were selected in. */
  from: string | undefined;
}

export const useShownBulkAction = () => useOutletContext<ShownBulkAction>();

type Item = BulkAction["items"][number];

/** Transactions that can be or were processed, those that can only be rejected for now, and all others. */
export function splitItems({ decision, isFinished, items }: BulkAction) {
  const isOver = decision !== undefined && isFinished;
  const isHeld = (item: Item) => !isOver && item.approvalObstacle !== undefined;
  const isIn = (item: Item) =>
    isOver ? item.isDone : item.obstacle === undefined && !isHeld(item);
  return {
    included: items.filter(isIn),
    held: items.filter(isHeld),
    skipped: items.filter((item) => !isIn(item) && !isHeld(item)),
  };
}

/** Skipped transactions that can still be decided. */
export const stillPending = (items: readonly Item[]) =>
  items.flatMap(({ transaction, obstacle }) =>
    transaction?.status === "pending" && obstacle?.code !== "own_transaction" ? [transaction] : [],
  );

/** "Approved 190 transactions, skipped 10" */
export function bulkActionOutcome(locale: Locale, bulkAction: BulkAction): string {
  const t = messagesIn(locale, "staffBulkActions");
  const { included, skipped } = splitItems(bulkAction);
  const decision = bulkAction.decision ?? "approve";
  return skipped.length > 0
    ? t(`doneSome.${decision}`, { count: included.length, skipped: skipped.length })
    : t(`done.${decision}`, { count: included.length });
}
