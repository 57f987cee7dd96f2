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

/** Transactions that can be or were processed, and all others. */
export function splitItems({ decision, isFinished, items }: BulkAction) {
  const isIn = (item: BulkAction["items"][number]) =>
    decision && isFinished ? item.isDone : item.obstacle === undefined;
  return { included: items.filter(isIn), skipped: items.filter((item) => !isIn(item)) };
}

/** "Approved 190 transactions, skipped 10" */
export function bulkActionOutcome(locale: Locale, bulkAction: BulkAction): string {
  const t = messagesIn(locale, "staffBulkActions");
  const { included, skipped } = splitItems(bulkAction);
  const decision = bulkAction.decision ?? "approve";
  return skipped.length > 0
    ? t(`doneSome.${decision}`, { count: included.length, skipped: skipped.length })
    : t(`done.${decision}`, { count: included.length });
}
