// Transactions that administrators list and decide.
import type { Operation } from "../../http/operation";
import {
  heldRefusals,
  payoutRefusals,
  searchRefusals,
  transactionPage,
  transactionIdParameter,
} from "../../http/shared-docs";
import { AllTransactionsPage } from "../ledger/transaction-total-schemas";
import { DecisionBody, RejectionBody } from "../ledger/decision-schemas";
import { Transaction } from "../ledger/transaction-schemas";
import { AllTransactionsQuery, TransactionOfTypeQuery } from "../ledger/transaction-query-schemas";
import { DecisionAnswer } from "../ledger/wallet-schemas";

const decides = [
  ...payoutRefusals,
  "not_pending",
  "own_transaction",
  "same_status",
  "changed_by_someone_else",
  "insufficient_funds",
  "reversal_exceeds_available",
  "wallet_closed",
  "person_removed",
  "person_closed",
] as const;

export const decisionOperations = {
  transactions: {
    method: "GET",
    path: "/wallets/admin/transactions",
    access: "staff",
    scope: "right",
    right: "view",
    status: 200,
    summary: "All transactions",
    query: AllTransactionsQuery,
    answer: AllTransactionsPage,
    returns: transactionPage,
    refusals: searchRefusals,
    failureMessage: "Failed to load transactions",
  },
  deposits: {
    method: "GET",
    path: "/wallets/admin/transactions/deposits",
    access: "staff",
    scope: "right",
    right: "view",
    status: 200,
    summary: "All deposits",
    query: TransactionOfTypeQuery,
    answer: AllTransactionsPage,
    returns: transactionPage,
    refusals: searchRefusals,
  },
  withdrawals: {
    method: "GET",
    path: "/wallets/admin/transactions/withdrawals",
    access: "staff",
    scope: "right",
    right: "view",
    status: 200,
    summary: "All withdrawals",
    query: TransactionOfTypeQuery,
    answer: AllTransactionsPage,
    returns: transactionPage,
    refusals: searchRefusals,
  },
  transaction: {
    method: "GET",
    path: "/wallets/admin/transaction/{id}",
    access: "staff",
    scope: "right",
    right: "view",
    status: 200,
    summary: "One transaction",
    idParameter: transactionIdParameter,
    answer: Transaction,
    returns: "The transaction",
    refusals: [],
    failureMessage: "Failed to load transaction",
  },
  approve: {
    method: "PATCH",
    path: "/wallets/admin/transaction/{id}/approve",
    access: "staff",
    scope: "right",
    right: "transactions",
    status: 200,
    summary: "Approve a pending transaction",
    description:
      "Books a pending deposit, or pays out a pending withdrawal. Nobody decides about their own. CVV and the photo of the card's back are erased with the decision, unless another deposit with the card is pending.",
    idParameter: transactionIdParameter,
    body: DecisionBody,
    answer: DecisionAnswer,
    returns: "The wallet and the transaction as they are now",
    mayBeHeld: true,
    refusals: [...decides, ...heldRefusals],
    failureMessage: "Failed to approve transaction",
  },
  reject: {
    method: "PATCH",
    path: "/wallets/admin/transaction/{id}/reject",
    access: "staff",
    scope: "right",
    right: "transactions",
    status: 200,
    summary: "Reject a pending transaction",
    description:
      "Releases what is held; the customer reads the reason. Nobody decides about their own.",
    idParameter: transactionIdParameter,
    body: RejectionBody,
    answer: DecisionAnswer,
    returns: "The wallet and the transaction as they are now",
    refusals: decides,
    failureMessage: "Failed to reject transaction",
  },
} as const satisfies Record<string, Operation>;
