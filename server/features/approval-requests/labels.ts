// What takes two members of staff.
export const approvalRequestStates = ["open", "approved", "refused", "withdrawn"] as const;
export type ApprovalRequestState = (typeof approvalRequestStates)[number];

export const approvalRequestKinds = ["balances", "credit", "call"] as const;

/** What a held call would do, by method and path. */
export const heldCallLabels: Readonly<Record<string, string>> = {
  "PATCH /wallets/admin/transaction/{id}/approve": "Approve a transaction",
  "PATCH /transactions/{id}": "Edit a transaction",
  "PATCH /transactions/{id}/status": "Set the status of a transaction",
  "DELETE /transactions/{id}": "Delete a transaction",
  "POST /payouts/{id}/return": "Mark a payout as returned",
  "PATCH /wallets/admin/user/{id}": "Edit balances",
  "POST /wallets/admin/credit": "Credit a wallet",
  "DELETE /wallets/admin/user/{id}": "Delete a wallet",
  "DELETE /users/{id}": "Close or delete an account",
  "PATCH /users/{id}": "Let a colleague in again",
  "DELETE /users/{id}/second-factor": "Turn off two-step sign-in",
  "POST /staff": "Invite to staff",
  "PATCH /staff/{id}": "Change staff roles",
  "DELETE /staff/{id}": "End access as staff",
  "DELETE /payout-stop/{id}": "Start payouts again",
};
