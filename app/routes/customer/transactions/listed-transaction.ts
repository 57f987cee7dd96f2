import type { Transaction } from "~server/features/ledger/transaction-schemas";
import type { TransactionPage } from "~server/features/ledger/transaction-total-schemas";

/** A page of transactions with only the fields that tables show: loaders return less, and Remix serializes it faster. */
export function listedTransactions({ transactions, ...page }: TransactionPage) {
  return { ...page, transactions: transactions.map(listedTransaction) };
}

function listedTransaction(transaction: Transaction) {
  const {
    id,
    reference,
    type,
    action,
    paymentMethod,
    destination,
    amount,
    currency,
    fee,
    status,
    payout,
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
    fee,
    status,
    payout,
    createdAt,
  };
}

/** The fields of a transaction that tables show. */
export type ListedTransaction = Pick<Transaction, keyof ReturnType<typeof listedTransaction>>;
