// Evidence for a reviewer's decision.
import type { Operation } from "../../http/operation";
import { transactionIdParameter } from "../../http/shared-docs";
import { BatchFlags, Evidence, BulkActionFlags } from "./schemas";

export const evidenceOperations = {
  evidence: {
    method: "GET",
    path: "/wallets/admin/transaction/{id}/evidence",
    access: "staff",
    scope: "right",
    right: "view",
    status: 200,
    isExtension: true,
    summary: "Get evidence for a transaction",
    description:
      "The customer, their previous transactions, the card or destination of this one, and anything unusual, including other customers who use the same card or account. Encrypted data isn't shown.",
    idParameter: transactionIdParameter,
    answer: Evidence,
    returns: "The current evidence",
    refusals: [],
  },
  bulkActionFlags: {
    method: "GET",
    path: "/wallets/admin/bulk-actions/{id}/flags",
    access: "staff",
    scope: "right",
    right: "transactions",
    status: 200,
    isExtension: true,
    summary: "Get evidence for a bulk action",
    idParameter: "ID of the bulk action",
    answer: BulkActionFlags,
    returns: "The flags of each transaction",
    refusals: ["not_found"],
  },
  batchFlags: {
    method: "GET",
    path: "/payout-batches/{id}/flags",
    access: "staff",
    scope: "right",
    right: "view",
    status: 200,
    isExtension: true,
    summary: "Get evidence for a payout batch",
    idParameter: "ID of the batch",
    answer: BatchFlags,
    returns: "The flags of each withdrawal",
    refusals: ["not_found"],
  },
} as const satisfies Record<string, Operation>;
