// Each address that takes posts, resource routes too, against posts that none of our forms sent.
import { afterAll, describe, expect, test } from "vitest";
import { databaseState } from "../support/database/database-state";
import { openPortal } from "../support/portal/in-process-portal";
import { addressOf, pageTable } from "../support/pages/page-table";
import { recordsOf } from "../support/people/records";

const portal = await openPortal();
const hana = await portal.signInAs("hana");
const records = await recordsOf(portal, hana, "hana");
const admin = await portal.signInAs("admin");
const posts = (await pageTable())
  .filter(({ path, takesPosts }) => takesPosts && path !== "/api/*")
  .map(({ path }) => path);
afterAll(() => portal.close());

const foreign: readonly (readonly [string, Record<string, string>])[] = [
  ["another site", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
  ["a frame without an origin", { Origin: "null" }],
  ["a browser that says cross-site alone", { "Sec-Fetch-Site": "cross-site" }],
  ["a browser that says nothing, with a wrong token", {}],
];

test("there are many of them", () => {
  expect(posts.length).toBeGreaterThan(40);
  expect(posts).toEqual(expect.arrayContaining(["/logout", "/theme", "/examples"]));
});

/** Among the customers' pages, but for administrators alone. */
const forAdmins = /^\/admin|:id\/(status|deletion)$/;
/** Without a recent password, the form leads to the password page before anything is read. */
const afterPassword = ["/login/code", "/admin/login/code"];

describe.each(posts)("a post to %s", (path) => {
  test.each(foreign)("from %s is refused, and changes nothing", async (_from, headers) => {
    const person = forAdmins.test(path) ? admin : hana;
    const before = databaseState(portal.dataDir);
    const { status, headers: answered } = await person.postOnly(
      addressOf(path, records),
      { formToken: "guessed", amount: "1", password: "demonstration", reason: "x" },
      headers,
    );
    expect(status).toBe(
      afterPassword.includes(path) && Object.keys(headers).length === 0 ? 303 : 403,
    );
    expect(answered.getSetCookie().filter((line) => line.startsWith("form-"))).toEqual([]);
    expect(databaseState(portal.dataDir)).toEqual(before);
  });
});
