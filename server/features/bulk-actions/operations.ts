// Bulk decisions on pending transactions.
import type { Operation } from "../../http/operation";
import { BulkAction, BulkActionBody, BulkActionDecisionBody, BulkRejectionBody } from "./schemas";

const answers = "The selection as it is now";
const bulkActionIdParameter = "Id of the selection";
const rules =
  "Each is decided by the rules, and with the effects, of a call for it alone; what one is refused for stops no other, and is said beside it. A call that was interrupted can be repeated: it goes on where it stopped.";

export const bulkActionOperations = {
  select: {
    method: "POST",
    path: "/wallets/admin/selections",
    access: "staff",
    scope: "right",
    right: "transactions",
    stepUp: null,
    status: 201,
    summary: "Select pending transactions to decide together",
    description: "Nothing is decided yet: the answer says what would become of each.",
    body: BulkActionBody,
    answer: BulkAction,
    returns: answers,
    refusals: [],
  },
  get: {
    method: "GET",
    path: "/wallets/admin/selections/{id}",
    access: "staff",
    scope: "right",
    right: "transactions",
    status: 200,
    summary: "What would become of one's own selection, or what became of it",
    idParameter: bulkActionIdParameter,
    answer: BulkAction,
    returns: answers,
    refusals: ["not_found"],
  },
  approve: {
    method: "PATCH",
    path: "/wallets/admin/selections/{id}/approve",
    access: "staff",
    scope: "right",
    right: "transactions",
    stepUp: "decision",
    status: 200,
    summary: "Approve each transaction of a selection",
    description: rules,
    idParameter: bulkActionIdParameter,
    body: BulkActionDecisionBody,
    answer: BulkAction,
    returns: answers,
    refusals: ["not_found", "selection_decided"],
  },
  reject: {
    method: "PATCH",
    path: "/wallets/admin/selections/{id}/reject",
    access: "staff",
    scope: "right",
    right: "transactions",
    stepUp: "decision",
    status: 200,
    summary: "Reject each transaction of a selection",
    description: rules,
    idParameter: bulkActionIdParameter,
    body: BulkRejectionBody,
    answer: BulkAction,
    returns: answers,
    refusals: ["not_found", "selection_decided"],
  },
} as const satisfies Record<string, Operation>;
