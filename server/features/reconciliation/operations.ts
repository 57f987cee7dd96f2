// The ledger beside the payment gateway's records.
import type { Operation } from "../../http/operation";
import { LedgerIntegrity } from "./integrity-schemas";
import {
  PostedTotals,
  Comparison,
  ComparisonQuery,
  RefreshAnswer,
  PeriodBody,
  PeriodQuery,
} from "./schemas";

const days = "Without days, the month so far; 92 days at most.";

export const reconciliationOperations = {
  payments: {
    method: "GET",
    path: "/reconciliation/payments",
    access: "admin",
    scope: "admin",
    status: 200,
    isExtension: true,
    summary: "Crypto payments of some days that are not as the books have them, or all",
    description: `The ledger beside the gateway's operations. ${days} Background work asks the gateway once a day about each payment of the last 92 days.`,
    query: ComparisonQuery,
    answer: Comparison,
    returns: "A page of payments, and how many there are of each standing",
    refusals: ["period_too_long"],
  },
  totals: {
    method: "GET",
    path: "/reconciliation/totals",
    access: "admin",
    scope: "admin",
    status: 200,
    isExtension: true,
    summary: "What came in and went out in some days, by source and currency",
    description: `What was booked in these days, whenever it was asked for. ${days}`,
    query: PeriodQuery,
    answer: PostedTotals,
    returns: "Sums by source and currency",
    refusals: ["period_too_long"],
  },
  askGateway: {
    method: "POST",
    path: "/reconciliation/readings",
    access: "admin",
    scope: "admin",
    status: 201,
    isExtension: true,
    summary: "Ask the gateway anew about the payments of some days",
    description:
      "The gateway is asked after the answer, payment by payment, those first that it was not asked about for longest; 200 at most.",
    body: PeriodBody,
    answer: RefreshAnswer,
    returns: "How many",
    refusals: ["period_too_long"],
  },
  ledger: {
    method: "GET",
    path: "/reconciliation/ledger",
    access: "admin",
    scope: "admin",
    status: 200,
    isExtension: true,
    summary: "How the last proof of the ledger ended",
    answer: LedgerIntegrity,
    returns: "The last verdict, if there is one",
    refusals: [],
  },
  verifyLedger: {
    method: "POST",
    path: "/reconciliation/ledger",
    access: "admin",
    scope: "admin",
    status: 201,
    isExtension: true,
    summary: "Prove the ledger now, where it is short",
    description:
      "Reads every entry, and changes none: what it finds is kept as the newest verdict and noted in the audit log.",
    answer: LedgerIntegrity,
    returns: "The verdict",
    refusals: ["ledger_too_long"],
  },
} as const satisfies Record<string, Operation>;
