import type { Transaction } from "~server/features/ledger/transaction-schemas";

/** The customer's full name, else their email, else "-". */
export function customerName({
  userDetails: { fullname, email },
}: Pick<Transaction, "userDetails">): string {
  return fullname || email || "-";
}
