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
    summary: "All transactions",
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
    summary: "Totals by status and type",
    answer: AllTransactionsStats,
    returns: "Counts and sums over everybody",
    refusals: [],
    failureMessage: "Failed to load admin stats",
    hasTextFailures: true,
  },
  adminDays: {
    method: "GET",
    path: "/transactions/stats/admin/days",
    access: "staff",
    scope: "right",
    right: "view",
    status: 200,
    summary: "Totals by day and status",
    description:
      "By the day on which they were made, in one's time zone (`timeZone` of `GET /auth/profile`), and by the status that they have now. Long ones are up to 10 seconds old.",
    answer: TransactionDays,
    returns: "Counts and sums over everybody, day by day",
    refusals: [],
    failureMessage: "Failed to fetch dashboard stats",
  },
} as const satisfies Record<string, Operation>;
