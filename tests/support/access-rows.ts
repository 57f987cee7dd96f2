// Who sees which page: a row for each page of the build.

export type Outcome =
  | "page"
  | "missing"
  | "sign-in"
  | "admin sign-in"
  | "home"
  | "front page"
  | "back"
  | "password first"
  | "sign-in first"
  | "not yet on"
  | "markets"
  | "reconciliation"
  | "download";
/** A visitor; the customer whose records they are; another customer; one suspended while signed in; an administrator. */
type Row = readonly [
  visitor: Outcome,
  owner: Outcome,
  other: Outcome,
  suspended: Outcome,
  admin: Outcome,
];

const everyone: Row = ["page", "page", "page", "page", "page"];
const nobody: Row = ["missing", "missing", "missing", "missing", "missing"];
const signingIn: Row = ["page", "home", "home", "page", "home"];
const customers: Row = ["sign-in", "page", "page", "sign-in", "page"];
const ownerOnly: Row = ["sign-in", "page", "missing", "sign-in", "missing"];
/** An administrator sees each transaction, there too. */
const ownerAndAdmins: Row = ["sign-in", "page", "missing", "sign-in", "page"];
/** What the customer area offers to administrators alone. */
const customersForAdmins: Row = ["sign-in", "missing", "missing", "sign-in", "page"];
const admins: Row = ["admin sign-in", "admin sign-in", "admin sign-in", "admin sign-in", "page"];

/** Two-step sign-in is off for all of them: there is nothing to renew or to turn off, and the set-up asks for the password again. */
const setUp: Row = ["sign-in", "password first", "password first", "sign-in", "password first"];
const whileOn: Row = ["sign-in", "not yet on", "not yet on", "sign-in", "not yet on"];
const adminsAlone = (outcome: Outcome): Row => [
  "admin sign-in",
  "admin sign-in",
  "admin sign-in",
  "admin sign-in",
  outcome,
];
const toMarkets: Row = ["sign-in", "markets", "markets", "sign-in", "markets"];
const secondStep: Row = [
  "sign-in first",
  "sign-in first",
  "sign-in first",
  "sign-in first",
  "sign-in first",
];

export const seeing: Readonly<Record<string, Row>> = {
  "/": everyone,
  "/login": signingIn,
  "/login/code": secondStep,
  "/signup": signingIn,
  "/charts/forex": everyone,
  "/charts/indices": everyone,
  "/charts/crypto": everyone,
  "/forgot-password": everyone,
  "/reset-password": everyone,
  "/verify-email": everyone,
  "/logout": ["front page", "front page", "front page", "front page", "front page"],
  "/theme": ["front page", "front page", "front page", "front page", "front page"],
  "/about": everyone,
  "/services": everyone,
  "/buy-crypto": everyone,
  "/copy-trading": everyone,
  "/trading-tools": everyone,
  "/contact": everyone,
  "/contact/received": everyone,
  "/careers": everyone,
  "/terms": everyone,
  "/privacy": everyone,
  "/accessibility": everyone,
  "/examples": ["front page", "front page", "front page", "front page", "front page"],
  "/sitemap.xml": everyone,
  "/robots.txt": everyone,
  "/site.webmanifest": everyone,
  "/documents/:id": ownerAndAdmins,
  "/simulated-gateway/:orderNumber": ownerAndAdmins,
  "/api/*": nobody,
  "/*": nobody,
  "/dashboard": customers,
  "/dashboard/kyc": customers,
  "/dashboard/email-verification": ["sign-in", "home", "home", "sign-in", "home"],
  "/dashboard/transactions": customers,
  "/dashboard/transactions.csv": customers,
  "/dashboard/transactions/print": customers,
  "/dashboard/transactions/:id": ownerAndAdmins,
  "/dashboard/transactions/:id/status": customersForAdmins,
  "/dashboard/transactions/:id/deletion": customersForAdmins,
  "/dashboard/transactions/:id/cancellation": ownerAndAdmins,
  "/dashboard/transactions/:id/edit": ownerAndAdmins,
  "/dashboard/statements": customers,
  "/dashboard/statements/:month": customers,
  "/dashboard/statements/:month/pdf": customers,
  "/dashboard/wallet": customers,
  "/dashboard/wallet/deposit": customers,
  "/dashboard/wallet/deposit/crypto": customers,
  "/dashboard/wallet/payments/:orderNumber": ownerAndAdmins,
  "/dashboard/wallet/withdrawal": customers,
  "/dashboard/wallet/bank-details": customers,
  "/dashboard/wallet/deposit/:draft/review": ownerOnly,
  "/dashboard/wallet/deposit/:draft/receipt": ownerOnly,
  "/dashboard/wallet/withdrawal/:draft/review": ownerOnly,
  "/dashboard/wallet/withdrawal/:draft/receipt": ownerOnly,
  "/dashboard/card/removal": ["sign-in", "page", "page", "sign-in", "back"],
  "/dashboard/earning-history": customers,
  "/dashboard/markets": customers,
  "/dashboard/markets/screener": customers,
  "/dashboard/markets/chart": customers,
  "/dashboard/markets/watchlist": toMarkets,
  "/dashboard/markets/watchlist/removal": toMarkets,
  "/dashboard/confirm-password": customers,
  "/dashboard/settings": customers,
  "/dashboard/settings/password": customers,
  "/dashboard/settings/sessions": customers,
  "/dashboard/settings/sessions/others/ending": customers,
  "/dashboard/settings/sessions/:session/ending": ownerOnly,
  "/dashboard/settings/disclosures": customers,
  "/dashboard/settings/data": customers,
  "/dashboard/settings/data.json": [
    "sign-in",
    "password first",
    "password first",
    "sign-in",
    "password first",
  ],
  "/dashboard/settings/api-tokens": customers,
  "/dashboard/settings/api-tokens/new": customers,
  "/dashboard/settings/api-tokens/:token/revocation": ownerOnly,
  "/dashboard/settings/second-factor": customers,
  "/dashboard/settings/second-factor/setup": setUp,
  "/dashboard/settings/second-factor/recovery-codes": whileOn,
  "/dashboard/settings/second-factor/removal": whileOn,
  "/admin/login/code": secondStep,
  "/admin/confirm-password": admins,
  "/admin/second-factor": admins,
  "/admin/second-factor/setup": adminsAlone("password first"),
  "/admin/second-factor/recovery-codes": adminsAlone("not yet on"),
  "/admin/second-factor/removal": adminsAlone("not yet on"),
  "/admin/login": ["page", "page", "page", "page", "home"],
  "/admin": admins,
  "/admin/transactions": admins,
  "/admin/transactions.csv": admins,
  "/admin/users.csv": admins,
  "/admin/wallets.csv": admins,
  "/admin/wallets/users.csv": admins,
  "/admin/transactions/selections/:selection": admins,
  "/admin/transactions/selections/:selection/approval": admins,
  "/admin/transactions/selections/:selection/rejection": admins,
  "/admin/transactions/:id": admins,
  "/admin/transactions/:id/approval": admins,
  "/admin/transactions/:id/rejection": admins,
  "/admin/transactions/:id/pending-mark": admins,
  "/admin/transactions/:id/settlement": admins,
  "/admin/transactions/:id/destination": admins,
  "/admin/wallets": admins,
  "/admin/wallets/:userId/card": admins,
  "/admin/wallets/:userId/card-photo": admins,
  "/admin/wallets/:userId/bank-details": admins,
  "/admin/wallets/users": admins,
  "/admin/wallets/:userId": admins,
  "/admin/wallets/:userId/credit": admins,
  "/admin/wallets/:userId/balances": admins,
  "/admin/wallets/:userId/balances/review": admins,
  "/admin/wallets/:userId/creation": admins,
  "/admin/wallets/:userId/deletion": admins,
  "/admin/messages": admins,
  // Nobody has written yet.
  "/admin/messages/:message": adminsAlone("missing"),
  "/admin/help": admins,
  "/admin/audit": admins,
  "/admin/audit.csv": admins,
  "/admin/outbox": admins,
  // In a demonstration that has just begun no message waits.
  "/admin/outbox/:message": adminsAlone("missing"),
  "/admin/proposals": admins,
  // Nobody has proposed anything yet.
  "/admin/proposals/:proposal": adminsAlone("missing"),
  "/admin/proposals/:proposal/:decision": adminsAlone("missing"),
  "/admin/reconciliation": admins,
  "/admin/reconciliation.csv": admins,
  "/admin/reconciliation/totals.csv": admins,
  "/admin/reconciliation/verification": adminsAlone("reconciliation"),
  "/admin/reconciliation/readings": adminsAlone("reconciliation"),
  // Of an empty one: the dashboard.
  "/admin/queues/:queue": adminsAlone("home"),
  "/admin/*": adminsAlone("missing"),
  "/admin/users": admins,
  "/admin/users/new": admins,
  "/admin/users/:userId": admins,
  "/admin/users/:userId/documents/:document": admins,
  // By itself, outside of that page, it is the download.
  "/admin/users/:userId/documents/:document/frame": adminsAlone("download"),
  "/admin/users/:userId/edit": admins,
  "/admin/users/:userId/deletion": admins,
  "/admin/users/:userId/second-factor": admins,
  "/admin/users/:userId/note": admins,
  "/admin/users/:userId/kyc-approval": admins,
  "/admin/users/:userId/kyc-rejection": admins,
};
