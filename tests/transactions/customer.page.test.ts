import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPortal, type InProcessPortal } from "../support/portal/in-process-portal";
import type { Visitor } from "../support/people/visitor";

let portal: InProcessPortal;
let hana: Visitor;
beforeAll(async () => {
  portal = await openPortal();
  hana = await portal.signInAs("hana");
});
afterAll(async () => {
  expect(await portal.ledgerFaults()).toEqual([]);
  await portal.close();
});

/** The address of Hana's newest transaction of this kind. */
async function newest(query: string): Promise<string> {
  const { html } = await hana.get(`/dashboard/transactions?${query}`);
  return /<tbody[\s\S]*?href="(\/dashboard\/transactions\/[^"]*)"/.exec(html)?.[1] ?? "";
}

describe("the list", () => {
  test("shows ten per page, and each filter keeps the others", async () => {
    const page = await hana.get("/dashboard/transactions?type=deposit");
    expect(page.html.match(/<tr role="row">/g)).toHaveLength(1 + 10);
    expect(page.link("Successful")).toBe("/dashboard/transactions?type=deposit&status=successful");
    expect(page.link("Next")).toBe("/dashboard/transactions?type=deposit&page=2");
  });

  test("has no pager if one page is enough, and says if nothing matches", async () => {
    expect((await hana.get("/dashboard/transactions?status=pending")).links("Next")).toEqual([]);
    const nora = await portal.signInAs("nora");
    const [all, some] = [
      await nora.get("/dashboard/transactions"),
      await nora.get("/dashboard/transactions?type=deposit"),
    ];
    expect([all.text, some.text].every((text) => text.includes("No rows to display"))).toBe(true);
    expect(all.text).toContain("No transactions yet");
    expect(some.text).toContain("No matching transactions");
  });

  test.each(["page=-1", "page=abc", "type=zzz", "status=%00", "__proto__=1"])(
    "treats %s as the first page of all",
    async (query) => {
      expect((await hana.get(`/dashboard/transactions?${query}`)).text).toContain(
        "transactions, newest first",
      );
    },
  );

  test("shows the last page beyond the end", async () => {
    expect((await hana.get("/dashboard/transactions?page=9999")).location).toMatch(/page=\d$/);
  });
});

describe("a transaction", () => {
  test("of someone else does not exist, nor do its edit and cancellation", async () => {
    const path = await newest("status=pending");
    const nora = await portal.signInAs("nora");
    for (const page of [path, `${path}/edit`, `${path}/cancellation`]) {
      const answer = await nora.get(page);
      expect([answer.status, answer.heading]).toEqual([404, "No transaction found"]);
    }
  });

  test("sends a visitor to the sign-in and back", async () => {
    const path = await newest("status=pending");
    expect((await portal.visitor().get(path)).location).toBe(
      `/login?returnTo=${encodeURIComponent(path)}`,
    );
  });
});

describe("editing", () => {
  test.each(["-5", "NaN", "1e9", "0", "②", "99999999999999999"])(
    "refuses the amount %s and keeps it",
    async (amount) => {
      const page = await hana.get(`${await newest("type=withdrawal&status=pending")}/edit`);
      const answer = await hana.submit(page, { amount });
      expect([answer.status, answer.messages]).toEqual([
        200,
        [
          amount === "0"
            ? "Enter a valid amount"
            : "Enter a valid amount, for example 1,234.50 USD",
        ],
      ]);
      expect(answer.form("edit").fields.amount).toBe(amount);
    },
  );

  test("refuses more than there is, and a status that is not the customer's to set", async () => {
    const page = await hana.get(`${await newest("type=withdrawal&status=pending")}/edit`);
    expect((await hana.submit(page, { amount: "999999.99" })).messages).toEqual([
      "Insufficient balance",
    ]);
    const forged = await hana.submit(page, { status: "successful" });
    expect([forged.status, forged.messages]).toEqual([
      200,
      ["You can only cancel a request that's still pending."],
    ]);
  });

  test("saves once, and shows the current state to a second tab", async () => {
    const path = await newest("type=withdrawal&status=pending");
    const [first, second] = [await hana.get(`${path}/edit`), await hana.get(`${path}/edit`)];
    const saved = { amount: "151.50", description: "Rent <b>" };
    expect((await hana.submit(first, saved)).location).toBe(path);
    expect((await hana.submit(first, saved)).location).toBe(path);

    const stale = await hana.submit(second, { amount: "500.00" });
    expect([stale.status, stale.messages[0]]).toEqual([
      200,
      "Someone else changed this in the meantime. Review the current version before you save again.",
    ]);
    expect(stale.text).toContain("Current amount −$151.50 Current description Rent <b>");
  });

  test("says if nothing was changed, and removes a description that was cleared", async () => {
    const path = await newest("type=withdrawal&status=pending");
    const save = async (fields: Record<string, string>) =>
      hana.follow(await hana.submit(await hana.get(`${path}/edit`), fields, { form: "edit" }));
    expect((await save({ description: "For the roof" })).notice).toBe("Transaction updated");
    expect((await save({})).notice).toBe("No changes made");
    const emptied = await save({ description: "" });
    expect(emptied.notice).toBe("Transaction updated");
    expect(emptied.text).not.toContain("For the roof");
    expect((await save({ description: " " })).notice).toBe("No changes made");
  });

  test("of a decided transaction offers only the description", async () => {
    const page = await hana.get(`${await newest("status=successful")}/edit`);
    expect(Object.keys(page.form("edit").fields)).not.toContain("amount");
    const forged = await hana.submit(page, { amount: "5" });
    expect([forged.status, forged.messages]).toEqual([
      200,
      ["The amount can no longer be changed."],
    ]);
    expect((await hana.submit(page, { description: "Salary" })).status).toBe(303);
  });
});

test("of a canceled request shows it as failed, and can't cancel it again", async () => {
  const path = await newest("type=withdrawal&status=pending");
  const question = await hana.get(`${path}/cancellation`);
  const answer = await hana.submit(question);
  expect(answer.location).toBe(path);
  const page = await hana.follow(answer);
  expect(page.notice).toBe("Request canceled");
  expect(page.text).toContain("Failed");
  expect(page.links("Cancel this request")).toEqual([]);
  expect((await hana.get(`${path}/cancellation`)).text).toContain("no longer pending");
});
