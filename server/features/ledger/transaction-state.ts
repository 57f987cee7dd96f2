// A transaction's row as the ledger's rules see it.
import { amountOf, feeOf } from "../../database/money-columns";
import type { TransactionRow } from "../../database/schema";
import type { TransactionState } from "./rules";

export const stateColumns = ["type", "status", "amount_minor", "currency", "fee_minor"] as const;

export const stateOf = (
  row: Pick<TransactionRow, (typeof stateColumns)[number]>,
): TransactionState & { readonly fee: TransactionState["amount"] } => ({
  type: row.type,
  status: row.status,
  amount: amountOf(row),
  fee: feeOf(row),
});
