// Every form that takes an amount, sent each amount that is none: the same page, 200, the entries kept, nothing moved.
import { afterAll, describe, expect, test } from "vitest";
import { usersIn } from "../../server/features/users/store";
import { transactionsIn } from "../../server/features/ledger/transaction-store";
import { walletsIn } from "../../server/features/ledger/wallet-store";
import { openPortal } from "../support/portal/in-process-portal";
import { excessiveAmounts, invalidAmounts, zeroAmounts } from "../support/inputs/invalid-amounts";
import { minorBalances } from "../support/database/minor-balances";

const portal = await openPortal();
const hana = await portal.signInAs("hana");
const { db } = portal.backend.context.storage;
afterAll(() => portal.close());

const user = await usersIn(db).byEmail("hana@example.com");
const [pending] = await transactionsIn(db).list(
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
  const wallet = await walletsIn(db).ofUser(user?.id ?? "");
  return {
    balances: await minorBalances(db, wallet),
    count: (await transactionsIn(db).total({ userId: user?.id })).count,
  };
}

describe.each(forms)("$name", ({ path, form }) => {
  test.each(zeroAmounts)("refuses %j without an example of how to write it", async (amount) => {
    const answer = await hana.submit(await hana.get(path), { amount }, { form });
    expect(answer.faults).toEqual([{ message: "Enter a valid amount", fieldId: `${form}-amount` }]);
  });

  test.each(invalidAmounts)("refuses %j", async (amount) => {
    const before = await stateNow();
    const answer = await hana.submit(await hana.get(path), { amount }, { form });
    expect(answer.status).toBe(200);
    expect(answer.faults).toEqual([
      { message: "Enter a valid amount, for example 1,234.50 USD", fieldId: `${form}-amount` },
    ]);
    expect(answer.form(form).fields.amount).toBe(amount);
    expect(await stateNow()).toEqual(before);
  });

  test.each(excessiveAmounts)(
    "refuses %s as more than the maximum per transaction",
    async (amount) => {
      const before = await stateNow();
      const answer = await hana.submit(await hana.get(path), { amount }, { form });
      expect(answer.status).toBe(200);
      expect(answer.messages[0]).toMatch(/The maximum per transaction is|Insufficient balance/);
      expect(answer.form(form).fields.amount).toBe(amount);
      expect(await stateNow()).toEqual(before);
    },
  );
});
