// The calls by which administrators compare the books with the gateway's.
import type { Endpoint } from "../endpoint";
import {
  BookedTotals,
  Comparison,
  ComparisonQuery,
  GatewayAsked,
  LedgerStanding,
  PeriodBody,
  PeriodQuery,
} from "../schemas/reconciliation";

export const reconciliationEndpoints = {
  payments: {
    method: "GET",
    path: "/reconciliation/payments",
    access: "admin",
    summary: "Crypto payments of some days that are not as the books have them, or all",
    query: ComparisonQuery,
    answer: Comparison,
  },
  totals: {
    method: "GET",
    path: "/reconciliation/totals",
    access: "admin",
    summary: "What came in and went out in some days, by source and currency",
    query: PeriodQuery,
    answer: BookedTotals,
  },
  askGateway: {
    method: "POST",
    path: "/reconciliation/readings",
    access: "admin",
    summary: "Ask the gateway anew about the payments of some days",
    body: PeriodBody,
    answer: GatewayAsked,
  },
  ledger: {
    method: "GET",
    path: "/reconciliation/ledger",
    access: "admin",
    summary: "How the last proof of the ledger ended",
    answer: LedgerStanding,
  },
  verifyLedger: {
    method: "POST",
    path: "/reconciliation/ledger",
    access: "admin",
    summary: "Prove the ledger now, where it is short",
    answer: LedgerStanding,
  },
} as const satisfies Record<string, Endpoint>;
