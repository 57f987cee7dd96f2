// Another process keeps SQLite's write lock: who waits for it is refused in time, all together, and the process continues meanwhile.
import { join } from "node:path";
import Sqlite from "libsql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestPortal } from "../support/portal/backend";
import type { Customer } from "../support/people/people";

let portal: TestPortal;
let hana: Customer;
beforeAll(async () => {
  portal = await TestPortal.open("SQLite");
  Object.assign(portal.context, { report: () => undefined });
  hana = await portal.customerWith("50.00");
  await hana.saveBank();
});
afterAll(() => portal.close());

const lockedByAnother = () => {
  const file = new Sqlite(join(portal.dataDir, "portal.sqlite"));
  file.exec("begin immediate");
  return {
    letGo() {
      file.exec("rollback");
      file.close();
    },
  };
};
const withdraw = () => hana.post("/wallets/withdrawal/request", { amount: "1.00" });

test("24 withdrawals are refused within five seconds, and the event loop keeps running", async () => {
  const other = lockedByAnother();
  let longestPauseMs = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longestPauseMs = Math.max(longestPauseMs, performance.now() - last);
    last = performance.now();
  }, 5);
  const from = performance.now();
  const answers = await Promise.all(Array.from({ length: 24 }, withdraw));
  const ms = performance.now() - from;
  clearInterval(watch);
  other.letGo();
  expect([
    new Set(answers.map(({ status }) => status)),
    new Set(answers.map(({ headers }) => headers.has("retry-after"))),
  ]).toEqual([new Set([503]), new Set([true])]);
  expect(ms).toBeLessThan(5_000);
  // What the engine waits automatically at a time is 10 ms.
  expect(longestPauseMs).toBeLessThan(1_000);
  expect((await withdraw()).status).toBe(201);
});

test("a lock that is released in time blocks no change", async () => {
  const other = lockedByAnother();
  setTimeout(() => other.letGo(), 200);
  expect((await withdraw()).status).toBe(201);
  expect(await portal.ledgerFaults()).toEqual([]);
});
