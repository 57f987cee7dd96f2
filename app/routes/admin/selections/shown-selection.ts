// What the page of a selection hands to the dialogs that are drawn in it, and the words for it.
import { useOutletContext } from "@remix-run/react";
import type { Selection } from "~server/contract/schemas/selections";

export interface ShownSelection {
  selection: Selection;
  /** The list that it was selected in. */
  from: string | undefined;
}

export const useShownSelection = () => useOutletContext<ShownSelection>();

/** Those that can be decided, or were; and all others. */
export function partsOf({ decision, isFinished, items }: Selection) {
  const isIn = (item: Selection["items"][number]) =>
    decision && isFinished ? item.isDone : item.obstacle === undefined;
  return { taken: items.filter(isIn), left: items.filter((item) => !isIn(item)) };
}

export const transactionsOf = (count: number) =>
  `${count} ${count === 1 ? "transaction" : "transactions"}`;

export const decidedWord = { approve: "Approved", reject: "Rejected" } as const;

/** "Approved 190 transactions, skipped 10". */
export function outcomeOf(selection: Selection): string {
  const { taken, left } = partsOf(selection);
  const skipped = left.length > 0 ? `, skipped ${left.length}` : "";
  return `${decidedWord[selection.decision ?? "approve"]} ${transactionsOf(taken.length)}${skipped}`;
}
