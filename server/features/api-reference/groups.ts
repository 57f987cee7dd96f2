// The groups of operations in the API document, with titles and descriptions.
export const groups = {
  auth: "Authentication: Sign-up, sign-in, sessions and the current user.",
  secondFactor:
    "Two-factor authentication: A code from an authenticator app in addition to the password.",
  recovery: "Account recovery: For users who lost their authenticator app or their mailbox.",
  apiTokens: "API tokens: Limited access for scripts without a password.",
  users: "Users: Your own profile and identity verification; for staff, all users.",
  transactions: "Transactions: Your own deposits and withdrawals; for staff, all users'.",
  wallets: "Wallet, card and bank details: Balances, deposits, withdrawals and payment methods.",
  limits: "Limits: What you can still deposit and withdraw, and when there is more.",
  bankTransfers:
    "Bank transfers: Where to send money, what customers announced, and a demonstration's bank.",
  statements: "Statements: Balances and entries of a wallet, month by month.",
  sensitiveData:
    "Sensitive data: Full card and bank details. Each access requires a password and a reason, and is logged.",
  drafts:
    "Drafts: Deposits and withdrawals waiting for confirmation. Confirming a draft again has no further effect.",
  payments: "Crypto payments: Deposits through a payment gateway.",
  rates: "Exchange rates: Between the three wallet currencies.",
  prices: "Prices: Ticker prices, for display only.",
  markets: "Markets: Simulated quotes and candles.",
  pendingUploads: "Pending uploads: Files stored for 30 minutes while a form is corrected.",
  documents: "Documents: Uploaded files.",
  contact: "Contact: Messages from visitors to the operator.",
  audit: "Audit log: Who did what, when and why. Append-only.",
  outbox: "Email: Delivery log and retries.",
  approvalRequests: "Approval requests: Changes that a second staff member must approve.",
  payoutStops:
    "Payout stop: Stops all payouts. One staff member can stop them; resuming them requires two.",
  staff: "Staff: Staff members and their roles. Only owners can make changes.",
  notes: "Notes: Append-only notes on users, erased with the user.",
  payouts: "Payouts: Paying out approved withdrawals, individually and in batches.",
  bankStatements:
    "Bank statements: Imports of the bank's own word, previewed, confirmed and undone as a whole.",
  bankLines: "Bank lines: What an import left open, and money that returns to its payer.",
  reconciliation:
    "Reconciliation: Ledger compared with the payment gateway, totals, and the ledger check.",
  exports: "Exports: Complete lists, one part per request.",
  viewers: "Viewers: Which staff members have a record open.",
  bulkActions: "Bulk actions: Reviewing several pending transactions in one step.",
  admin: "Back office: Actions on other users' records.",
};
