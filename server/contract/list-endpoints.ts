// Calls for long lists: what was selected in one, to be decided together.
import type { Endpoint } from "./endpoint";
import { Selection, SelectionBody, SelectionDecisionBody } from "./schemas/selections";

const selection = "/wallets/admin/selections";

export const selectionEndpoints = {
  select: { method: "POST", path: selection, access: "admin", summary: "Select pending transactions to decide together", body: SelectionBody, answer: Selection },
  get: { method: "GET", path: `${selection}/{id}`, access: "admin", summary: "What would become of one's own selection, or what became of it", answer: Selection },
  approve: { method: "PATCH", path: `${selection}/{id}/approve`, access: "admin", summary: "Approve each transaction of a selection", body: SelectionDecisionBody, answer: Selection },
  reject: { method: "PATCH", path: `${selection}/{id}/reject`, access: "admin", summary: "Reject each transaction of a selection", body: SelectionDecisionBody, answer: Selection },
} as const satisfies Record<string, Endpoint>;
