// Transactions of all customers, and decisions on them.
import type { Operation } from "../operation";
import { SettlementBody } from "../schemas/crypto-payments";
import {
  AllTransactionsQuery,
  DecisionBody,
  Transaction,
  TransactionPage,
  TypedTransactionQuery,
} from "../schemas/transactions";
import { DecisionAnswer } from "../schemas/wallets";
import { transactionPlace } from "./shared-docs";

const page = "A page of transactions, newest first unless asked otherwise";
const tooMuch = ["search_too_wide", "page_too_deep"] as const;
const decides = [
  "not_pending",
  "own_transaction",
  "same_status",
  "changed_by_someone_else",
  "insufficient_funds",
  "reversal_exceeds_available",
  "wallet_closed",
  "person_removed",
] as const;

export const decisionOperations = {
  transactions: {
    method: "GET",
    path: "/wallets/admin/transactions",
    access: "admin",
    scope: "admin",
    status: 200,
    summary: "All transactions",
    query: AllTransactionsQuery,
    answer: TransactionPage,
    returns: page,
    refusals: tooMuch,
    failureMessage: "Failed to load transactions",
  },
  deposits: {
    method: "GET",
    path: "/wallets/admin/transactions/deposits",
    access: "admin",
    scope: "admin",
    status: 200,
    summary: "All deposits",
    query: TypedTransactionQuery,
    answer: TransactionPage,
    returns: page,
    refusals: tooMuch,
  },
  withdrawals: {
    method: "GET",
    path: "/wallets/admin/transactions/withdrawals",
    access: "admin",
    scope: "admin",
    status: 200,
    summary: "All withdrawals",
    query: TypedTransactionQuery,
    answer: TransactionPage,
    returns: page,
    refusals: tooMuch,
  },
  transaction: {
    method: "GET",
    path: "/wallets/admin/transaction/{id}",
    access: "admin",
    scope: "admin",
    status: 200,
    summary: "One transaction",
    idParameter: transactionPlace,
    answer: Transaction,
    returns: "The transaction",
    refusals: [],
    failureMessage: "Failed to load transaction",
  },
  approve: {
    method: "PATCH",
    path: "/wallets/admin/transaction/{id}/approve",
    access: "admin",
    scope: "admin",
    status: 200,
    summary: "Approve a pending transaction",
    description:
      "Books a pending deposit, or pays out a pending withdrawal. Nobody decides about their own. CVV and the photo of the card's back are erased with the decision, unless another deposit with the card is pending.",
    idParameter: transactionPlace,
    body: DecisionBody,
    answer: DecisionAnswer,
    returns: "The wallet and the transaction as they are now",
    refusals: decides,
    failureMessage: "Failed to approve transaction",
  },
  reject: {
    method: "PATCH",
    path: "/wallets/admin/transaction/{id}/reject",
    access: "admin",
    scope: "admin",
    status: 200,
    summary: "Reject a pending transaction",
    description:
      "Releases what is held; the customer reads the reason. Nobody decides about their own.",
    idParameter: transactionPlace,
    body: DecisionBody,
    answer: DecisionAnswer,
    returns: "The wallet and the transaction as they are now",
    refusals: decides,
    failureMessage: "Failed to reject transaction",
  },
  settlePayment: {
    method: "POST",
    path: "/wallets/admin/crypto-payment/{id}/settlement",
    access: "admin",
    scope: "admin",
    status: 201,
    summary: "Note that a crypto payment in doubt was settled by hand; the id is its order number",
    description:
      "For what no booking can put right: money beyond the amount, or for a deposit that was decided otherwise. It moves no money; the payment leaves the queue until the gateway reports something new.",
    idParameter: "Order number of the payment",
    body: SettlementBody,
    answer: Transaction,
    returns: "The transaction",
    refusals: ["decide_first", "not_in_review", "own_transaction"],
  },
} as const satisfies Record<string, Operation>;
