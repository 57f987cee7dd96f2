// What someone is answered with who opens a page, and who is answered with what on pages of one kind.

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
  | "settings"
  | "reconciliation"
  | "download";
/** A visitor; the records' owner; another customer; one suspended while signed in; an administrator. */
export type Access = readonly [
  visitor: Outcome,
  owner: Outcome,
  other: Outcome,
  suspended: Outcome,
  admin: Outcome,
];

export const everyone: Access = ["page", "page", "page", "page", "page"];
export const notFoundForAll: Access = ["missing", "missing", "missing", "missing", "missing"];
export const signingIn: Access = ["page", "home", "home", "page", "home"];
export const customers: Access = ["sign-in", "page", "page", "sign-in", "page"];
export const ownerOnly: Access = ["sign-in", "page", "missing", "sign-in", "missing"];
/** An administrator sees each transaction, there too. */
export const ownerAndAdmins: Access = ["sign-in", "page", "missing", "sign-in", "page"];
/** What the customer area offers to administrators alone. */
export const customersForAdmins: Access = ["sign-in", "missing", "missing", "sign-in", "page"];
export const admins: Access = [
  "admin sign-in",
  "admin sign-in",
  "admin sign-in",
  "admin sign-in",
  "page",
];

/** Two-factor authentication is off for all of them: there is nothing to renew or to turn off, and the set-up asks for the password again. */
export const setUp: Access = [
  "sign-in",
  "password first",
  "password first",
  "sign-in",
  "password first",
];
export const whileTwoFactorOn: Access = [
  "sign-in",
  "not yet on",
  "not yet on",
  "sign-in",
  "not yet on",
];
export const adminsOnly = (outcome: Outcome): Access => [
  "admin sign-in",
  "admin sign-in",
  "admin sign-in",
  "admin sign-in",
  outcome,
];
export const toMarkets: Access = ["sign-in", "markets", "markets", "sign-in", "markets"];
export const secondStep: Access = [
  "sign-in first",
  "sign-in first",
  "sign-in first",
  "sign-in first",
  "sign-in first",
];
