// Who sees and sends what: each page of the build has a row here, and each row is true.
import { afterAll, describe, expect, test } from "vitest";
import { databaseState } from "../support/database-state";
import { openPortal } from "../support/in-process-portal";
import { addressOf, pageTable } from "../support/page-table";
import { recordsOf } from "../support/records";
import type { ShownPage } from "../support/shown-page";

type Outcome = "page" | "missing" | "sign-in" | "admin sign-in" | "home" | "front page" | "back" | "password first" | "sign-in first" | "not yet on" | "markets";
/** A visitor; the customer whose records they are; another customer; one suspended while signed in; an administrator. */
type Row = readonly [visitor: Outcome, owner: Outcome, other: Outcome, suspended: Outcome, admin: Outcome];

const everyone: Row = ["page", "page", "page", "page", "page"];
const nobody: Row = ["missing", "missing", "missing", "missing", "missing"];
const signingIn: Row = ["page", "home", "home", "page", "home"];
const customers: Row = ["sign-in", "page", "page", "sign-in", "page"];
const ownerOnly: Row = ["sign-in", "page", "missing", "sign-in", "missing"];
/** An administrator sees each transaction, there too. */
const ownerAndAdmins: Row = ["sign-in", "page", "missing", "sign-in", "page"];
const admins: Row = ["admin sign-in", "admin sign-in", "admin sign-in", "admin sign-in", "page"];

/** Two-step sign-in is off for all of them: there is nothing to renew or to turn off, and the set-up asks for the password again. */
const setUp: Row = ["sign-in", "password first", "password first", "sign-in", "password first"];
const whileOn: Row = ["sign-in", "not yet on", "not yet on", "sign-in", "not yet on"];
const adminsAlone = (outcome: Outcome): Row => ["admin sign-in", "admin sign-in", "admin sign-in", "admin sign-in", outcome];
const toMarkets: Row = ["sign-in", "markets", "markets", "sign-in", "markets"];
const secondStep: Row = ["sign-in first", "sign-in first", "sign-in first", "sign-in first", "sign-in first"];

const seeing: Readonly<Record<string, Row>> = {
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
  "/dashboard/transactions/:id": ownerAndAdmins,
  "/dashboard/transactions/:id/cancellation": ownerAndAdmins,
  "/dashboard/transactions/:id/edit": ownerAndAdmins,
  "/dashboard/wallet": customers,
  "/dashboard/wallet/deposit": customers,
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
  "/admin/transactions/:id": admins,
  "/admin/transactions/:id/approval": admins,
  "/admin/transactions/:id/rejection": admins,
  "/admin/transactions/:id/pending-mark": admins,
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
  // Of an empty one: the dashboard.
  "/admin/queues/:queue": adminsAlone("home"),
  "/admin/users": admins,
  "/admin/users/new": admins,
  "/admin/users/:userId": admins,
  "/admin/users/:userId/edit": admins,
  "/admin/users/:userId/deletion": admins,
  "/admin/users/:userId/second-factor": admins,
  "/admin/users/:userId/kyc-approval": admins,
  "/admin/users/:userId/kyc-rejection": admins,
};

const portal = await openPortal();
const pages = await pageTable();
afterAll(() => portal.close());

const { store } = portal.backend.context.storage;
const owner = await portal.signInAs("hana");
const records = await recordsOf(portal, owner, "hana");
const suspended = await portal.signInAs("rita");
const rita = await store.users.byEmail("rita@example.com");
await store.users.update(rita?.id ?? "", { account_status: "suspended" });
const people = { visitor: portal.visitor(), owner, other: await portal.signInAs("george"), suspended, admin: await portal.signInAs("admin") };
const columns = ["visitor", "owner", "other", "suspended", "admin"] as const;

/** What an answer means, in the words of the table. */
function outcomeOf({ status, location }: ShownPage, address: string): string {
  if (status === 200) return "page";
  if (status === 404) return "missing";
  if (status !== 303 || location === null) return String(status);
  const meanings: Record<string, Outcome> = {
    "/": "front page",
    "/dashboard": "home",
    "/admin": "home",
    "/dashboard/wallet": "back",
    "/dashboard/markets": "markets",
    "/login": "sign-in first",
    "/admin/login": "sign-in first",
    "/dashboard/settings/second-factor": "not yet on",
    "/admin/second-factor": "not yet on",
    [`/dashboard/confirm-password?returnTo=${encodeURIComponent(address)}`]: "password first",
    [`/admin/confirm-password?returnTo=${encodeURIComponent(address)}`]: "password first",
    [`/login?returnTo=${encodeURIComponent(address)}`]: "sign-in",
    [`/admin/login?returnTo=${encodeURIComponent(address)}`]: "admin sign-in",
  };
  return meanings[location] ?? location;
}

test("every page has a row, and every row a page", () => {
  expect(Object.keys(seeing).sort()).toEqual(pages.map(({ path }) => path).sort());
});

const refusedAt = (path: string) => columns.filter((_, index) => /missing|sign-in/.test(seeing[path]?.[index] ?? ""));

describe.each(pages)("$path", ({ path }) => {
  test("is seen by whom the table says", async () => {
    const address = addressOf(path, records);
    const answers = await Promise.all(columns.map((column) => people[column].get(address)));
    expect(answers.map((answer) => outcomeOf(answer, address))).toEqual(seeing[path]);
  });
});

describe.each(pages.filter(({ path, takesPosts }) => takesPosts && refusedAt(path).length > 0))("a post to $path", ({ path }) => {
  test("is refused from everyone who may not see it, and changes nothing", async () => {
    const address = addressOf(path, records);
    const before = databaseState(portal.dataDir);
    const answers = await Promise.all(refusedAt(path).map((column) => people[column].post(address, {})));
    const expected = refusedAt(path).map((column) => seeing[path]?.[columns.indexOf(column)]);
    expect(answers.map((answer) => outcomeOf(answer, address))).toEqual(expected);
    expect(databaseState(portal.dataDir)).toEqual(before);
  });
});
