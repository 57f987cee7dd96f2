// What becomes of a form that is sent with nothing in it.

/** Forms whose fields may all be empty, so the button alone submits them. Their effects have their own tests. */
export const confirmations: ReadonlySet<string> = new Set([
  // Until a password was typed, and while two-factor authentication is off, these lead elsewhere.
  "/login/code",
  "/admin/login/code",
  ...["/dashboard/settings", "/admin"].flatMap((area) =>
    ["setup", "recovery-codes", "removal"].map((page) => `${area}/second-factor/${page}`),
  ),
  // Without a password that staff set, or a request for a new name, these lead elsewhere.
  "/choose-password",
  "/dashboard/settings/name-request/cancellation",
  "/logout",
  "/theme",
  "/examples",
  "/verify-email",
  "/confirm-new-email",
  "/dashboard/email-verification",
  "/dashboard/transactions/:id/cancellation",
  "/dashboard/transactions/:id/edit",
  "/dashboard/transactions/:id/deletion",
  "/dashboard/settings/payouts",
  // While payouts are allowed it leads back.
  "/dashboard/settings/payouts/release",
  "/dashboard/settings/sessions/:session/ending",
  "/dashboard/settings/sessions/others/ending",
  "/dashboard/settings/api-tokens/:token/revocation",
  "/dashboard/wallet/deposit/:draft/review",
  "/dashboard/wallet/withdrawal/:draft/review",
  "/dashboard/wallet/card/removal",
  "/dashboard/markets/watchlist",
  "/dashboard/markets/watchlist/removal",
  "/admin/transactions/:id/approval",
  "/admin/transactions/:id/rejection",
  "/admin/transactions/:id/pending-mark",
  // Where nothing is in doubt there is nothing to fill in.
  "/admin/transactions/:id/settlement",
  "/admin/transactions/selections/:selection/approval",
  "/admin/transactions/selections/:selection/rejection",
  // A button next to each message, without a field.
  "/admin/messages",
  "/admin/messages/:message",
  "/admin/outbox",
  "/admin/staff/:member/ending",
  "/admin/staff/:member/invitation",
  "/admin/reconciliation/verification",
  "/admin/reconciliation/readings",
  "/admin/proposals/selected/:decision",
  "/admin/proposals/:proposal/:decision",
  "/admin/payout-batches/:batch/release",
  "/admin/payout-batches/:batch/cancellation",
  "/admin/payout-batches/:batch/files/:format",
  "/admin/transactions/:id/payout-arrival",
  // Where there is no payout, or it was not sent, there is nothing to fill in.
  "/admin/transactions/:id/payout-sent",
  "/admin/transactions/:id/payout-return",
  // Without a payout that waits there is no form.
  "/admin/payouts",
  // Five balances that are left as they are; with nothing chosen the fault is the whole form's.
  "/admin/wallets/:userId/balances",
  "/admin/wallets/:userId/balances/review",
  "/admin/wallets/:userId/creation",
  "/admin/wallets/:userId/deletion",
  // A button next to each note, without a field.
  "/admin/users/:userId",
  "/admin/users/:userId/edit",
  "/admin/users/:userId/deletion",
  "/admin/users/:userId/second-factor",
  "/admin/users/:userId/payout-hold/lifting",
  "/admin/payout-stop/:stop/start",
  "/admin/users/:userId/kyc-approval",
  "/admin/users/:userId/kyc-rejection",
]);
/** What a form sends along whatever its fields hold. */
export const fixedFields: Readonly<Record<string, Record<string, string>>> = {
  "/dashboard/wallet/bank-details": { region: "USA" },
};
