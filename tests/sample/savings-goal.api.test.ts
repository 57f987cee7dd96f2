// The sample that .github/CONTRIBUTING.md explains: a feature beside those of the portal, in its API.
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { apiOf } from "~server/backend";
import { features } from "~server/features";
import { operations } from "~server/operations";
import type { Customer } from "../support/people/people";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { savingsGoals } from ".";
import { addSavingsGoals } from "./migration";
import { savingsGoalOperations } from "./operations";

const { createApi } = apiOf([...features, savingsGoals], {
  ...operations,
  wallets: { ...operations.wallets, ...savingsGoalOperations },
});

describeEitherEngine("a savings goal", (portal) => {
  beforeAll(() => addSavingsGoals(portal().context.storage.db));

  async function call(
    token: string | null,
    method: "GET" | "POST",
    path: string,
    { body, key = "" }: { body?: object; key?: string } = {},
  ) {
    const headers = {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body && { "Content-Type": "application/json" }),
      ...(key && { "Idempotency-Key": key }),
    };
    const response = await createApi(portal().context).fetch(
      new Request(`http://localhost/api${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    return { status: response.status, body: await response.json() };
  }
  const goalOf = ({ token }: Customer) => call(token, "GET", "/wallets/savings-goal");
  const save = ({ token }: Customer, amount: unknown, key?: string) =>
    call(token, "POST", "/wallets/savings-goal", { body: { amount }, ...(key && { key }) });

  test("is set and replaced, and shows what is missing", async () => {
    const hana = await portal().customerWith("100.00");
    expect(await goalOf(hana)).toEqual({
      status: 200,
      body: { currency: "USD", amount: null, left: null },
    });
    expect(await save(hana, "250.00")).toEqual({
      status: 201,
      body: { currency: "USD", amount: 250, left: 150 },
    });
    await save(hana, 300.5);
    expect((await goalOf(hana)).body).toEqual({ currency: "USD", amount: 300.5, left: 200.5 });
  });

  test.each([
    ["isn't a number", "much", 400, "validation_failed"],
    ["has three decimals", "1.234", 400, "validation_failed"],
    ["is missing", undefined, 400, "validation_failed"],
    ["is reached already", "100.00", 422, "invalid_amount"],
  ])(
    "is refused beside its field if it %s, and nothing is kept",
    async (_what, amount, status, code) => {
      const hana = await portal().customerWith("100.00");
      expect(await save(hana, amount)).toMatchObject({
        status,
        body: { code, errors: { amount: [expect.any(String)] } },
      });
      expect((await goalOf(hana)).body).toMatchObject({ amount: null });
    },
  );

  test("is refused to a visitor, and to a user without a wallet", async () => {
    expect((await call(null, "GET", "/wallets/savings-goal")).status).toBe(401);
    const [nora, admin] = [await portal().register(), await portal().admin()];
    await admin.closeWallet(nora.id);
    expect(await save(nora, "250.00")).toMatchObject({ status: 404, body: { code: "no_wallet" } });
  });

  test("is set once by one key, and recorded in the audit log", async () => {
    const hana = await portal().customerWith("100.00");
    const first = await save(hana, "250.00", "key-of-one-goal");
    expect(await save(hana, "250.00", "key-of-one-goal")).toEqual(first);
    expect(await save(hana, "260.00", "key-of-one-goal")).toMatchObject({
      status: 409,
      body: { code: "key_reused" },
    });
    const lines = await portal()
      .context.storage.db.selectFrom("audit")
      .select("after")
      .where("action", "=", "user.edited")
      .where("actor_id", "=", hana.id)
      .execute();
    expect(lines.map(({ after }) => JSON.parse(after ?? "null"))).toEqual([
      { savingsGoalMinor: "25000", currency: "USD" },
    ]);
  });

  test("is in the API document, with its refusals", async () => {
    const { body } = await call(null, "GET", "/openapi.json");
    const { paths } = z
      .object({
        paths: z.record(
          z.string(),
          z.record(
            z.string(),
            z.object({ summary: z.string(), responses: z.record(z.string(), z.unknown()) }),
          ),
        ),
      })
      .parse(body);
    const { get, post } = paths["/wallets/savings-goal"] ?? {};
    expect(get?.summary).toBe("Get your savings goal");
    expect(Object.keys(post?.responses ?? {})).toEqual(
      expect.arrayContaining(["201", "400", "401", "404", "422"]),
    );
  });
});
