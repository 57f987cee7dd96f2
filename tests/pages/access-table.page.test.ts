// Who sees and sends what: each page of the build has a row here, and each row is true.
import { afterAll, describe, expect, test } from "vitest";
import { usersIn } from "../../server/features/users/store";
import { databaseState } from "../support/database/database-state";
import { accessRows } from "../support/pages/access-rows";
import { secondStep, type Outcome } from "../support/pages/page-access";
import { openPortal } from "../support/portal/in-process-portal";
import { addressOf, pageTable } from "../support/pages/page-table";
import { recordsOf } from "../support/people/records";
import type { ShownPage } from "../support/pages/shown-page";

const portal = await openPortal();
const pages = await pageTable();
afterAll(() => portal.close());

const { db } = portal.backend.context.storage;
const owner = await portal.signInAs("hana");
const records = await recordsOf(portal, owner, "hana");
const suspended = await portal.signInAs("rita");
const rita = await usersIn(db).byEmail("rita@example.com");
await usersIn(db).update(rita?.id ?? "", { account_status: "suspended" });
const people = {
  visitor: portal.visitor(),
  owner,
  other: await portal.signInAs("george"),
  suspended,
  admin: await portal.signInAs("admin"),
};
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
    "/dashboard/settings": "settings",
    "/admin/reconciliation": "reconciliation",
    "/login": "sign-in first",
    "/admin/login": "sign-in first",
    "/login?returnTo=%2Fdashboard": "sign-in first",
    "/admin/login?returnTo=%2Fadmin": "sign-in first",
    "/dashboard/settings/second-factor": "not yet on",
    "/dashboard/settings/payouts": "not yet on",
    "/admin/second-factor": "not yet on",
    [`/dashboard/confirm-password?returnTo=${encodeURIComponent("/dashboard/settings/data?ready=1")}`]:
      "password first",
    [`/dashboard/confirm-password?returnTo=${encodeURIComponent(address)}`]: "password first",
    [`/admin/confirm-password?returnTo=${encodeURIComponent(address)}`]: "password first",
    [`/documents/${records.document}`]: "download",
    [`/login?returnTo=${encodeURIComponent(address)}`]: "sign-in",
    [`/admin/login?returnTo=${encodeURIComponent(address)}`]: "admin sign-in",
  };
  return meanings[location.replace("&news=unsent", "")] ?? location;
}

test("every page has a row, and every row a page", () => {
  expect(Object.keys(accessRows).sort()).toEqual(pages.map(({ path }) => path).sort());
});

/** A code belongs to a sign-in that has started; users who are signed in already are sent home. */
const takesCodes = (path: string) => accessRows[path] === secondStep;
const isSignedIn = (column: (typeof columns)[number]) =>
  column !== "visitor" && column !== "suspended";

const refusedAt = (path: string) =>
  columns.filter((_, index) => /missing|sign-in/.test(accessRows[path]?.[index] ?? ""));

describe.each(pages)("$path", ({ path }) => {
  test("is seen only by those in its row", async () => {
    const address = addressOf(path, records);
    const answers = await Promise.all(columns.map((column) => people[column].get(address)));
    expect(answers.map((answer) => outcomeOf(answer, address))).toEqual(accessRows[path]);
  });
});

describe.each(pages.filter(({ path, takesPosts }) => takesPosts && refusedAt(path).length > 0))(
  "a post to $path",
  ({ path }) => {
    test("is refused to everyone who may not see it, and changes nothing", async () => {
      const address = addressOf(path, records);
      const before = databaseState(portal.dataDir);
      const answers = await Promise.all(
        refusedAt(path).map((column) => people[column].post(address, {})),
      );
      const expected = refusedAt(path).map((column) =>
        takesCodes(path) && isSignedIn(column)
          ? "home"
          : accessRows[path]?.[columns.indexOf(column)],
      );
      expect(answers.map((answer) => outcomeOf(answer, address))).toEqual(expected);
      expect(databaseState(portal.dataDir)).toEqual(before);
    });
  },
);
