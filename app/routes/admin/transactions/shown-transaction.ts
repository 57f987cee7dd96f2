// What the detail page passes to its dialogs.
import { useOutletContext } from "@remix-run/react";
import type { Payout } from "~server/features/payouts/schemas";
import type { Transaction } from "~server/features/ledger/transaction-schemas";

export interface ShownTransaction {
  transaction: Transaction;
  /** The payout of an approved withdrawal. */
  payout?: Payout | null;
  /** The target of the Back button, if the page wasn't opened from the list. */
  from: string | undefined;
}

export const useShownTransaction = () => useOutletContext<ShownTransaction>();
