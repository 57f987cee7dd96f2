// Transactions: one's own, and everybody's with the decisions about them.
import type { Endpoint } from "../endpoint";
import { Done } from "../schemas/accounts";
import { SettlementBody } from "../schemas/crypto-payments";
import { MonthQuery, MonthTotals } from "../schemas/months";
import { TransactionDays } from "../schemas/transaction-days";
import { TransactionHistory } from "../schemas/transaction-history";
import {
  AllTransactionsQuery,
  DecisionBody,
  DeletionBody,
  StatusBody,
  Transaction,
  TransactionEditBody,
  TransactionPage,
  TransactionQuery,
  TransactionStats,
  TypedTransactionQuery,
} from "../schemas/transactions";
import { DecisionAnswer } from "../schemas/wallets";

export const transactionEndpoints = {
  list: {
    method: "GET",
    path: "/transactions",
    access: "signed-in",
    summary: "One's own transactions",
    query: TransactionQuery,
    answer: TransactionPage,
  },
  get: {
    method: "GET",
    path: "/transactions/{id}",
    access: "signed-in",
    summary: "One transaction",
    answer: Transaction,
  },
  months: {
    method: "GET",
    path: "/transactions/months",
    access: "signed-in",
    summary: "Sums of one's own by month",
    query: MonthQuery,
    answer: MonthTotals,
  },
  history: {
    method: "GET",
    path: "/transactions/{id}/history",
    access: "signed-in",
    summary: "What happened to a transaction, first to last",
    answer: TransactionHistory,
  },
  edit: {
    method: "PATCH",
    path: "/transactions/{id}",
    access: "signed-in",
    summary: "Edit description, amount or status",
    body: TransactionEditBody,
    answer: Transaction,
  },
  setStatus: {
    method: "PATCH",
    path: "/transactions/{id}/status",
    access: "signed-in",
    summary: "Set the status",
    body: StatusBody,
    answer: Transaction,
  },
  remove: {
    method: "DELETE",
    path: "/transactions/{id}",
    access: "admin",
    summary: "Reverse a transaction and remove it for good",
    body: DeletionBody,
    answer: Done,
  },
  all: {
    method: "GET",
    path: "/transactions/all",
    access: "admin",
    summary: "All transactions",
    query: AllTransactionsQuery,
    answer: TransactionPage,
  },
  stats: {
    method: "GET",
    path: "/transactions/stats",
    access: "signed-in",
    summary: "Totals of one's own, by status and type",
    answer: TransactionStats,
  },
  adminStats: {
    method: "GET",
    path: "/transactions/stats/admin",
    access: "admin",
    summary: "Totals by status and type",
    answer: TransactionStats,
  },
  adminDays: {
    method: "GET",
    path: "/transactions/stats/admin/days",
    access: "admin",
    summary: "Totals by day and status",
    answer: TransactionDays,
  },
} as const satisfies Record<string, Endpoint>;

export const decisionEndpoints = {
  transactions: {
    method: "GET",
    path: "/wallets/admin/transactions",
    access: "admin",
    summary: "All transactions",
    query: AllTransactionsQuery,
    answer: TransactionPage,
  },
  deposits: {
    method: "GET",
    path: "/wallets/admin/transactions/deposits",
    access: "admin",
    summary: "All deposits",
    query: TypedTransactionQuery,
    answer: TransactionPage,
  },
  withdrawals: {
    method: "GET",
    path: "/wallets/admin/transactions/withdrawals",
    access: "admin",
    summary: "All withdrawals",
    query: TypedTransactionQuery,
    answer: TransactionPage,
  },
  transaction: {
    method: "GET",
    path: "/wallets/admin/transaction/{id}",
    access: "admin",
    summary: "One transaction",
    answer: Transaction,
  },
  approve: {
    method: "PATCH",
    path: "/wallets/admin/transaction/{id}/approve",
    access: "admin",
    summary: "Approve a pending transaction",
    body: DecisionBody,
    answer: DecisionAnswer,
  },
  reject: {
    method: "PATCH",
    path: "/wallets/admin/transaction/{id}/reject",
    access: "admin",
    summary: "Reject a pending transaction",
    body: DecisionBody,
    answer: DecisionAnswer,
  },
  settlePayment: {
    method: "POST",
    path: "/wallets/admin/crypto-payment/{id}/settlement",
    access: "admin",
    summary: "Note that a crypto payment in doubt was settled by hand; the id is its order number",
    body: SettlementBody,
    answer: Transaction,
  },
} as const satisfies Record<string, Endpoint>;
