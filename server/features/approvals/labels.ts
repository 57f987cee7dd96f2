// Labels of approval requests.
export const approvalRequestStates = ["open", "approved", "rejected", "cancelled"] as const;
export type ApprovalRequestState = (typeof approvalRequestStates)[number];

export const approvalRequestKinds = ["balances", "credit", "call"] as const;

/** Calls that may need approval, by method and path. */
export const approvableCallNames = [
  "PATCH /wallets/admin/transaction/{id}/approve",
  "PATCH /transactions/{id}",
  "PATCH /transactions/{id}/status",
  "DELETE /transactions/{id}",
  "POST /payouts/{id}/return",
  "POST /payouts/{id}/batch-removal",
  "POST /payout-batches/{id}/cancellation",
  "POST /bank-lines/{id}/credit",
  "POST /bank-lines/{id}/compliance-approval",
  "POST /bank-lines/{id}/payout",
  "POST /bank-returns/{id}/cancellation",
  "PATCH /wallets/admin/user/{id}",
  "POST /wallets/admin/credit",
  "DELETE /wallets/admin/user/{id}",
  "DELETE /users/{id}",
  "PATCH /users/{id}",
  "DELETE /users/{id}/second-factor",
  "POST /users/{id}/email-change",
  "POST /users/{id}/level",
  "POST /users/{id}/limit-raise",
  "POST /staff",
  "PATCH /staff/{id}",
  "DELETE /staff/{id}",
  "DELETE /payout-stop/{id}",
] as const;
export type ApprovableCallName = (typeof approvableCallNames)[number];
