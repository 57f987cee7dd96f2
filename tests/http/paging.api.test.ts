// Every list of the API: a page beyond the last one is the last one, and what is no page is refused by name.
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { allOperations, type Caller } from "../support/api/caller";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { uploadStatement } from "../support/people/bank-statements";
import type { Customer } from "../support/people/people";

const json = { io: "input", unrepresentable: "any" } as const;
const paged = allOperations
  .filter(({ query }) => query && "page" in (z.toJSONSchema(query, json).properties ?? {}))
  .map((operation) => ({ ...operation, name: operation.path }));
const huge = ["2", "20000", "1000001", String(2 ** 53), "9".repeat(30)];
const odd = ["-1", "0", "1.5", "1e3", "abc", "+1", "NaN", "-20000", "0x10", "1,000"];

describeEitherEngine("the pages of a list", (portal) => {
  let callers: Record<"customer" | "admin", Caller>;
  let hana: Customer;
  let bankStatement: string;
  beforeAll(async () => {
    hana = await portal().customerWith("500.00");
    await hana.saveBank();
    await hana.withdraw("10.00");
    const admin = await portal().admin();
    const lines = ["1.00", "2.00", "3.00"].map((amount) => ({ amount }));
    bankStatement = (await uploadStatement(admin, { lines })).id;
    callers = { customer: hana, admin };
  });
  const addressOf = (path: string) =>
    path
      .replace("/bank-statements/{id}", `/bank-statements/${bankStatement}`)
      .replace("{month}", new Date(portal().context.now()).toISOString().slice(0, 7))
      .replace("{year}", new Date(portal().context.now()).toISOString().slice(0, 4));
  const callerOf = (access: string) => callers[access === "staff" ? "admin" : "customer"];

  test("are those of more than ten calls", () => expect(paged.length).toBeGreaterThan(10));

  test.each(paged)("$name: beyond the last is the last", async ({ path, access }) => {
    const address = `${addressOf(path)}?limit=1`;
    const first = await callerOf(access).get(address);
    const last = Object(first.body).totalPages ?? Object(first.body).entryCount;
    const expected = await callerOf(access).get(`${address}&page=${Math.max(1, last)}`);
    for (const page of huge.slice(last < 2 ? 0 : 1)) {
      const answer = await callerOf(access).get(`${address}&page=${page}`);
      expect([page, answer.status, withoutTime(answer.body)]).toEqual([
        page,
        200,
        withoutTime(expected.body),
      ]);
    }
  });

  test.each(paged)("$name: what is no page is refused", async ({ path, access }) => {
    for (const page of odd) {
      const sent = `${addressOf(path)}?page=${encodeURIComponent(page)}`;
      const answer = await callerOf(access).get(sent);
      expect([page, answer.status, Object.keys(answer.errors)]).toEqual([page, 400, ["page"]]);
    }
  });
});

/** Statements and comparisons say when they were made. */
const withoutTime = (body: unknown) => ({ ...Object(body), drawnUpAt: "", from: "", to: "" });
