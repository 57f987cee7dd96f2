import type { Transaction } from "~server/features/ledger/transaction-schemas";
import type { TransactionPage } from "~server/features/ledger/transaction-total-schemas";

/** What a table shows of a transaction. */
export type ListedTransaction = Pick<
  Transaction,
  | "id"
  | "reference"
  | "type"
  | "action"
  | "paymentMethod"
  | "destination"
  | "amount"
  | "currency"
  | "status"
  | "createdAt"
>;

/** A page of transactions without what no table shows: loaders hand on less, and Remix packs it faster. */
export function listed({ transactions, ...page }: TransactionPage) {
  return { ...page, transactions: transactions.map(listedTransaction) };
}

function listedTransaction(transaction: Transaction): ListedTransaction {
  const {
    id,
    reference,
    type,
    action,
    paymentMethod,
    destination,
    amount,
    currency,
    status,
    createdAt,
  } = transaction;
  return {
    id,
    reference,
    type,
    action,
    paymentMethod,
    destination,
    amount,
    currency,
    status,
    createdAt,
  };
}
