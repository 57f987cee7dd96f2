// How the API document groups the operations: title and description of each noun.
export const groups = {
  auth: "Signing up and in: An account, its sessions, and the person behind a token.",
  secondFactor: "Two-step sign-in: A code of an authenticator app beside the password.",
  apiTokens: "API tokens: For scripts: a token with few rights, in place of a password.",
  users: "People: One's own profile and identity check; for administrators, everybody's.",
  transactions: "Transactions: Deposits and withdrawals: one's own, and for administrators all.",
  wallets:
    "Wallet, card and bank: Balances, deposits, withdrawals, and where the money comes from and goes to.",
  statements: "Statements: What a wallet held and what moved, month by month.",
  reveals:
    "Sensitive data: Card and bank details in full. Each access takes a password and a reason, and is recorded.",
  drafts:
    "Drafts: A money form that awaits its review. The id of a draft is the Idempotency-Key of the movement.",
  payments: "Crypto payments: Deposits by a payment gateway.",
  rates: "Exchange rates: Between the three currencies of wallets.",
  prices: "Prices: Coins of the ticker, to look at.",
  markets: "Markets: The simulated market: what its symbols cost now and cost before.",
  keptFiles: "Kept files: Files that outlive a form's mistake by half an hour.",
  documents: "Documents: Files that were handed in.",
  contact: "Contact: What visitors write to the operator.",
  audit: "Audit log: Who did what, when and why. It can only grow.",
  outbox: "Outbox: Mail that leaves the portal: whether it went, and once more.",
  proposals: "Proposals: Adjustments of balances that a second administrator has to approve.",
  payoutStops:
    "Payout stop: One switch stops all payouts: one member of staff stops them, two start them again.",
  staff:
    "Staff: Who works in the back office, and which of five fixed roles each of them has. For owners, but for the list.",
  notes:
    "Notes: What administrators write down about a person. It can only grow, and goes with the person.",
  payouts: "Payouts: What becomes of approved withdrawals, one by one and in batches.",
  reconciliation:
    "Reconciliation: The books beside the payment gateway's, what came in and went out, and the proof of the ledger.",
  exports: "Exports: Lists page by page, for files.",
  viewers: "Viewers: Who else of the staff has a record open.",
  selections: "Bulk decisions: Several pending transactions decided in one step.",
  admin: "Back office: Decisions about other people's money.",
};
