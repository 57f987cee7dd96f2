// What the detail page passes to its dialogs.
import { useOutletContext } from "@remix-run/react";
import type { Payout } from "~server/features/payouts/schemas";
import type { Transaction } from "~server/features/ledger/transaction-schemas";

export interface ShownTransaction {
  transaction: Transaction;
  /** Of an approved withdrawal what became of it. */
  payout?: Payout | null;
  /** Where the detail's Back button leads, when it was opened from somewhere else than the list. */
  from: string | undefined;
}

export const useShownTransaction = () => useOutletContext<ShownTransaction>();
