// What the page of a bulk action passes to its dialogs, and its labels.
import { useOutletContext } from "@remix-run/react";
import type { BulkAction } from "~server/features/bulk-actions/schemas";

export interface ShownBulkAction {
  selection: BulkAction;
  /** The list that the transactions were selected in. */
  from: string | undefined;
}

export const useShownBulkAction = () => useOutletContext<ShownBulkAction>();

/** Those that can be decided, or were; and all others. */
export function takenAndLeft({ decision, isFinished, items }: BulkAction) {
  const isIn = (item: BulkAction["items"][number]) =>
    decision && isFinished ? item.isDone : item.obstacle === undefined;
  return { taken: items.filter(isIn), left: items.filter((item) => !isIn(item)) };
}

export const transactionsOf = (count: number) =>
  `${count} ${count === 1 ? "transaction" : "transactions"}`;

export const decisionLabels = { approve: "Approved", reject: "Rejected" } as const;

/** "Approved 190 transactions, skipped 10". */
export function bulkActionOutcome(selection: BulkAction): string {
  const { taken, left } = takenAndLeft(selection);
  const skipped = left.length > 0 ? `, skipped ${left.length}` : "";
  return `${decisionLabels[selection.decision ?? "approve"]} ${transactionsOf(taken.length)}${skipped}`;
}
