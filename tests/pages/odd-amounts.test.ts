// Every form that takes an amount, sent each amount that is none: the same page, 200, what was typed kept, nothing moved.
import { afterAll, describe, expect, test } from "vitest";
import { openPortal } from "../support/in-process-portal";
import { notAmounts, tooMuch } from "../support/odd-amounts";

const portal = await openPortal();
const hana = await portal.signInAs("hana");
const { store } = portal.backend.context.storage;
afterAll(() => portal.close());

const user = await store.users.byEmail("hana@example.com");
const [pending] = await store.transactions.list(
  { userId: user?.id, type: "withdrawal", status: "pending" },
  { limit: 1, offset: 0 },
);

const forms = [
  {
    name: "the edit of a pending withdrawal",
    path: `/dashboard/transactions/${pending?.id}/edit`,
    form: "edit",
  },
];

async function stateNow() {
  const wallet = await store.wallets.ofUser(user?.id ?? "");
  return {
    balances: await store.wallets.balances(wallet?.id ?? ""),
    count: (await store.transactions.tally({ userId: user?.id })).count,
  };
}

describe.each(forms)("$name", ({ path, form }) => {
  test.each(notAmounts)("refuses %j", async (amount) => {
    const before = await stateNow();
    const answer = await hana.submit(await hana.get(path), { amount }, { form });
    expect(answer.status).toBe(200);
    expect(answer.faults).toEqual([
      { message: "Enter a valid amount, for example 1,234.50 USD", fieldId: `${form}-amount` },
    ]);
    expect(answer.form(form).fields.amount).toBe(amount);
    expect(await stateNow()).toEqual(before);
  });

  test.each(tooMuch)("refuses %s as more than one movement may be", async (amount) => {
    const before = await stateNow();
    const answer = await hana.submit(await hana.get(path), { amount }, { form });
    expect(answer.status).toBe(200);
    expect(answer.messages[0]).toMatch(/The most for one movement is|Insufficient balance/);
    expect(answer.form(form).fields.amount).toBe(amount);
    expect(await stateNow()).toEqual(before);
  });
});
