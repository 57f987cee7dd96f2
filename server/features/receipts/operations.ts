import type { Operation } from "../../http/operation";
import { transactionIdParameter } from "../../http/shared-docs";
import { Receipt } from "./schemas";

export const receiptOperations = {
  receipt: {
    method: "GET",
    path: "/transactions/{id}/receipt",
    access: "signed-in",
    scope: "read",
    right: "view",
    status: 200,
    isExtension: true,
    summary: "Get a receipt",
    description:
      "What the receipt of a transaction says today. It's proof of payment only with `isProofOfPayment`.",
    idParameter: transactionIdParameter,
    answer: Receipt,
    returns: "The receipt",
    refusals: [],
    failure: "loadTransaction",
  },
} as const satisfies Record<string, Operation>;
