// Every operation of the table for every kind of caller: closed unless the table opens it.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { usersIn } from "../../server/features/users/store";
import { TestPortal } from "../support/portal/backend";
import { allOperations, type Caller } from "../support/api/caller";
import { signUpBody } from "../support/people/people";

const nobody = "00000000-0000-7000-8000-000000000000";
/** What says that someone may not make a call at all. */
const barred = ["unauthenticated", "forbidden", "second_factor_required", "scope_missing"];
let portal: TestPortal;
let callers: Record<"visitor" | "suspended" | "customer" | "admin", Caller>;

beforeAll(async () => {
  portal = await TestPortal.open("SQLite");
  const suspended = await portal.register();
  await usersIn(portal.context.storage.db).update(suspended.id, { account_status: "suspended" });
  callers = {
    visitor: portal.visitor(),
    suspended,
    customer: await portal.register(),
    admin: await portal.admin(),
  };
});
afterAll(() => portal.close());

describe.each(
  allOperations.map((operation) => ({
    ...operation,
    name: `${operation.method} ${operation.path}`,
  })),
)("$name", ({ method, path, access, body, query }) => {
  const isIncomplete = body !== undefined || query?.safeParse({}).success === false;
  const call = (caller: Caller) =>
    caller.raw(method, path.replace(/\{\w+\}/, nobody), body ? "{}" : "", "application/json");
  const sent = (caller: Caller) =>
    method === "GET" ? caller.get(path.replace(/\{\w+\}/, nobody)) : call(caller);

  test.each(["visitor", "suspended"] as const)("a %s caller", async (who) => {
    const { status, code } = await sent(callers[who]);
    if (access === "open") expect(status).toBe(isIncomplete ? 400 : 200);
    else expect([status, code]).toEqual([401, "unauthenticated"]);
  });

  test("a customer", async () => {
    const { status, code } =
      path === "/auth/logout" ? await sent(await portal.register()) : await sent(callers.customer);
    if (access === "staff") expect([status, code]).toEqual([403, "forbidden"]);
    else expect(barred).not.toContain(code);
  });

  test("an administrator", async () => {
    const { code } =
      path === "/auth/logout" ? await sent(await portal.admin()) : await sent(callers.admin);
    expect(barred).not.toContain(code);
  });
});

test("another customer's records do not exist", async () => {
  const hana = await portal.customerWith("100.00");
  const rita = await portal.register();
  const { id } = await hana.withdraw("10.00");
  const draft = await hana.draft("bank_withdrawal", "5.00");
  const answers = [
    await rita.get(`/transactions/${id}`),
    await rita.patch(`/transactions/${id}`, { description: "mine" }),
    await rita.patch(`/transactions/${id}/status`, { status: "failed" }),
    await rita.get(`/drafts/${draft.id}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await hana.transaction(id)).toMatchObject({ status: "pending" });
});

test("rights can't be set in the body", async () => {
  const greedy = {
    role: "admin",
    isAdmin: true,
    balance: 1e6,
    availableBalance: 1e6,
    kycStatus: "approved",
    status: "successful",
  };
  const refused = await portal.visitor().post("/auth/register", { ...signUpBody(990), ...greedy });
  expect([refused.status, Object.keys(refused.errors)]).toEqual([400, Object.keys(greedy)]);
  expect(await usersIn(portal.context.storage.db).byEmail("nora990@example.com")).toBeUndefined();
  const nora = await portal.register();
  await nora.saveCard();
  const answer = await nora.post("/wallets/top-up", {
    amount: "10.00",
    paymentMethod: "card",
    ...greedy,
    user: nobody,
  });
  expect([answer.status, Object.keys(answer.errors)]).toEqual([
    400,
    [...Object.keys(greedy), "user"],
  ]);
  expect(await nora.wallet()).toMatchObject({
    availableBalance: 0,
    pendingDeposit: 0,
    transactions: [],
  });
});
