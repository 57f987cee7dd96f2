import type { Transaction } from "~server/contract/schemas/transactions";

/** The customer's full name, else their email, else "-". */
export function customerOf({
  userDetails: { fullname, email },
}: Pick<Transaction, "userDetails">): string {
  return fullname || email || "-";
}
