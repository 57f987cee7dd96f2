// Bulk decisions on pending transactions.
import type { Operation } from "../../http/operation";
import {
  BulkAction,
  BulkActionBody,
  BulkActionDecisionBody,
  BulkRejectionBody,
} from "./bulk-schemas";

const answers = "The bulk action";
const bulkActionIdParameter = "ID of the bulk action";
const rules =
  "Each transaction is processed as if it were approved or rejected on its own. One that fails doesn't stop the others; the reason is returned with it. If the request is interrupted, repeat it: it continues where it stopped.";

export const bulkActionOperations = {
  create: {
    method: "POST",
    path: "/wallets/admin/bulk-actions",
    access: "staff",
    scope: "right",
    right: "transactions",
    stepUp: null,
    status: 201,
    summary: "Create a bulk action",
    description:
      "Takes pending transactions to review together. Nothing is processed yet: the response says what would happen to each, and which can't be approved now.",
    body: BulkActionBody,
    answer: BulkAction,
    returns: answers,
    refusals: [],
  },
  get: {
    method: "GET",
    path: "/wallets/admin/bulk-actions/{id}",
    access: "staff",
    scope: "right",
    right: "transactions",
    status: 200,
    summary: "Get a bulk action",
    idParameter: bulkActionIdParameter,
    answer: BulkAction,
    returns: answers,
    refusals: ["not_found"],
  },
  approve: {
    method: "PATCH",
    path: "/wallets/admin/bulk-actions/{id}/approve",
    access: "staff",
    scope: "right",
    right: "transactions",
    stepUp: "decision",
    status: 200,
    summary: "Approve a bulk action",
    description: rules,
    idParameter: bulkActionIdParameter,
    body: BulkActionDecisionBody,
    answer: BulkAction,
    returns: answers,
    refusals: ["not_found", "bulk_action_decided"],
  },
  reject: {
    method: "PATCH",
    path: "/wallets/admin/bulk-actions/{id}/reject",
    access: "staff",
    scope: "right",
    right: "transactions",
    stepUp: "decision",
    status: 200,
    summary: "Reject a bulk action",
    description: rules,
    idParameter: bulkActionIdParameter,
    body: BulkRejectionBody,
    answer: BulkAction,
    returns: answers,
    refusals: ["not_found", "bulk_action_decided"],
  },
} as const satisfies Record<string, Operation>;
