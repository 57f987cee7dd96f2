// Transactions of all customers, for administrators.
import type { Operation } from "../../http/operation";
import { TransactionDays } from "./day-schemas";
import { AllTransactionsPage, AllTransactionsStats } from "../ledger/transaction-total-schemas";
import { AllTransactionsQuery } from "../ledger/transaction-query-schemas";
import { searchRefusals, transactionPage } from "../../http/shared-docs";

export const allTransactionOperations = {
  all: {
    method: "GET",
    path: "/transactions/all",
    access: "staff",
    scope: "right",
    right: "view",
    status: 200,
    summary: "List all transactions",
    description: "The same as `GET /wallets/admin/transactions`.",
    query: AllTransactionsQuery,
    answer: AllTransactionsPage,
    returns: transactionPage,
    refusals: searchRefusals,
  },
  adminStats: {
    method: "GET",
    path: "/transactions/stats/admin",
    access: "staff",
    scope: "right",
    right: "view",
    status: 200,
    summary: "Get totals by status and type",
    answer: AllTransactionsStats,
    returns: "Counts and sums over all users",
    refusals: [],
    failure: "loadAdminStats",
    hasTextFailures: true,
  },
  adminDays: {
    method: "GET",
    path: "/transactions/stats/admin/days",
    access: "staff",
    scope: "right",
    right: "view",
    status: 200,
    summary: "Get totals by day and status",
    description:
      "By creation day in your time zone (`timeZone` of `GET /auth/profile`) and current status. Long periods are cached for up to 10 seconds.",
    answer: TransactionDays,
    returns: "Counts and sums over all users by day",
    refusals: [],
    failure: "loadDashboardStats",
  },
} as const satisfies Record<string, Operation>;
