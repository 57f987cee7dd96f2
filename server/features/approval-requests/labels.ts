// What takes two members of staff.
export const approvalRequestStates = ["open", "approved", "refused", "withdrawn"] as const;
export type ApprovalRequestState = (typeof approvalRequestStates)[number];

export const approvalRequestKinds = ["balances", "credit", "call"] as const;

/** What a held call would do, by method and path. */
export const heldCallLabels: Readonly<Record<string, string>> = {
  "PATCH /wallets/admin/transaction/{id}/approve": "Approve a transaction",
  "PATCH /transactions/{id}": "Edit a transaction",
  "PATCH /transactions/{id}/status": "Set transaction status",
  "DELETE /transactions/{id}": "Delete a transaction",
  "POST /payouts/{id}/return": "Mark a payout as returned",
  "PATCH /wallets/admin/user/{id}": "Edit balances",
  "POST /wallets/admin/credit": "Credit a wallet",
  "DELETE /wallets/admin/user/{id}": "Delete a wallet",
  "DELETE /users/{id}": "Close or delete an account",
  "PATCH /users/{id}": "Reactivate a staff member",
  "DELETE /users/{id}/second-factor": "Reset 2FA",
  "POST /staff": "Invite a staff member",
  "PATCH /staff/{id}": "Change staff roles",
  "DELETE /staff/{id}": "End staff access",
  "DELETE /payout-stop/{id}": "Start payouts again",
};
