// Payouts and statements: a batch closed by its total, and withdrawals of staff, which they can't close or bring back themselves.
import { expect, test } from "vitest";
import { PayoutBatchWithLines } from "~server/features/payouts/batch-schemas";
import { usersIn } from "~server/features/users/store";
import { rolesAsText, staffRoles } from "~server/kernel/staff-roles";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { importStatement, lineOf, undoImport } from "../support/people/bank-statements";
import {
  approvedWithdrawal,
  markReturned,
  markSent,
  payoutOf,
  sendBatch,
} from "../support/people/payouts";
import { read, type Administrator } from "../support/people/people";

let number = 0;
const next = () => `PAY-${(number += 1)}`;

describeEitherEngine("a statement", (portal) => {
  async function sentBatch(ada: Administrator) {
    const payouts = [
      (await approvedWithdrawal(portal(), ada)).id,
      (await approvedWithdrawal(portal(), ada)).id,
    ];
    const prepared = await ada.post("/payout-batches", { payouts, reason: "Monday payouts" });
    const { id, reference } = read(PayoutBatchWithLines, prepared);
    const ben = await portal().admin();
    expect((await ben.post(`/payout-batches/${id}/release`)).status).toBe(201);
    expect((await sendBatch(portal(), ada, id)).status).toBe(201);
    return { reference, payouts };
  }
  const stateOf = async (by: Administrator, id = "") => (await payoutOf(by, id)).state;
  const imported = (by: Administrator, line: { amount: string; endToEndId: string }) =>
    importStatement(portal(), by, { number: next(), lines: [{ reference: next(), ...line }] });

  test("closes all payouts of a batch by its total, and undone, puts them back to sent", async () => {
    const ada = await portal().admin();
    const { reference, payouts } = await sentBatch(ada);
    const { id, lines } = await imported(ada, { amount: "-80.00", endToEndId: reference });
    expect(lines.map(({ state }) => state)).toEqual(["closed"]);
    expect(await Promise.all(payouts.map((one) => stateOf(ada, one)))).toEqual([
      "arrived",
      "arrived",
    ]);
    expect((await undoImport(portal(), ada, id)).status).toBe(201);
    expect(await Promise.all(payouts.map((one) => stateOf(ada, one)))).toEqual(["sent", "sent"]);
  });

  test("undone, leaves a payout alone that had left the batch and arrived since", async () => {
    const ada = await portal().admin();
    const { reference, payouts } = await sentBatch(ada);
    const [left = "", kept = ""] = payouts;
    expect((await markReturned(ada, left)).status).toBe(201);
    const { id, lines } = await imported(ada, { amount: "-40.00", endToEndId: reference });
    expect(lines.map(({ state }) => state)).toEqual(["closed"]);
    await ada.setStatus(left, "pending");
    await ada.approve(left);
    await markSent(ada, left);
    expect((await ada.post(`/payouts/${left}/arrival`)).status).toBe(201);
    expect((await undoImport(portal(), ada, id)).status).toBe(201);
    expect([await stateOf(ada, kept), await stateOf(ada, left)]).toEqual(["sent", "arrived"]);
  });

  async function staffWithdrawal() {
    const ada = await portal().admin();
    const { customer, id } = await approvedWithdrawal(portal(), ada);
    await markSent(ada, id);
    await usersIn(portal().context.storage.db).update(customer.id, {
      role: "admin",
      staff_roles: rolesAsText(staffRoles),
    });
    const { transaction } = await payoutOf(ada, id);
    return {
      ada,
      id,
      transaction,
      customer,
      owner: await portal().signInAgain(customer),
    };
  }

  test.each([
    ["brings back", "40.00"],
    ["closes", "-40.00"],
  ])("%s no withdrawal of the staff member who names it", async (_does, amount) => {
    const { ada, id, transaction, owner } = await staffWithdrawal();
    const { lines } = await imported(ada, { amount, endToEndId: next() });
    const line = lines[0]?.id ?? "";
    const close = (by: Administrator) =>
      by.post(`/bank-lines/${line}/payout`, { payout: transaction });
    expect(await close(owner)).toMatchObject({ status: 403, code: "own_transaction" });
    expect([(await lineOf(ada, line)).state, await stateOf(ada, id)]).toEqual(["open", "sent"]);
    expect((await close(ada)).status).toBe(201);
  });

  test("closes no batch with a withdrawal of the staff member who names it", async () => {
    const ada = await portal().admin();
    const { reference, payouts } = await sentBatch(ada);
    const { lines } = await imported(ada, { amount: "-80.00", endToEndId: next() });
    const { db } = portal().context.storage;
    const { user } = await payoutOf(ada, payouts[1] ?? "");
    const owner = await usersIn(db).byId(user);
    await usersIn(db).update(user, { role: "admin", staff_roles: rolesAsText(staffRoles) });
    const self = await portal().signInAgain({ id: user, email: owner?.email ?? "" });
    expect(
      await self.post(`/bank-lines/${lines[0]?.id}/payout`, { payout: reference }),
    ).toMatchObject({ status: 403, code: "own_transaction" });
    expect(await stateOf(ada, payouts[0])).toBe("sent");
  });

  test("brings no withdrawal of a staff member back by itself", async () => {
    const { ada, id, transaction } = await staffWithdrawal();
    const { lines } = await imported(ada, { amount: "40.00", endToEndId: transaction });
    expect(lines).toMatchObject([{ state: "open", reason: "staff_account" }]);
    expect(await stateOf(ada, id)).toBe("sent");
  });
});
