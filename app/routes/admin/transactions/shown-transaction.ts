// What the detail page hands to the dialogs that are drawn in it.
import { useOutletContext } from "@remix-run/react";
import type { Transaction } from "~server/features/ledger/transaction-schemas";

export interface ShownTransaction {
  transaction: Transaction;
  /** Where the detail's Back button leads, when it was opened from somewhere else than the list. */
  from: string | undefined;
}

export const useShownTransaction = () => useOutletContext<ShownTransaction>();
