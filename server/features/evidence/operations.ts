// What a reviewer needs to know before a decision.
import type { Operation } from "../../http/operation";
import { transactionIdParameter } from "../../http/shared-docs";
import { Evidence, SelectionFlags } from "./schemas";

export const evidenceOperations = {
  evidence: {
    method: "GET",
    path: "/wallets/admin/transaction/{id}/evidence",
    access: "staff",
    scope: "right",
    right: "view",
    status: 200,
    isExtension: true,
    summary: "What there is to know before deciding about a transaction",
    description:
      "The customer, what they moved before, the card or destination of this transaction, and what is unusual. Nothing sealed is opened for it.",
    idParameter: transactionIdParameter,
    answer: Evidence,
    returns: "The evidence as it is now",
    refusals: [],
  },
  selectionFlags: {
    method: "GET",
    path: "/wallets/admin/selections/{id}/flags",
    access: "staff",
    scope: "right",
    right: "transactions",
    status: 200,
    isExtension: true,
    summary: "What is unusual about each transaction of a selection",
    idParameter: "Id of the selection",
    answer: SelectionFlags,
    returns: "The flags of each transaction",
    refusals: ["not_found"],
  },
} as const satisfies Record<string, Operation>;
