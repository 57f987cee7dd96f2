// Payouts and statements: a batch closed by its total, a withdrawal that is paid twice because it came back, and withdrawals of staff, which they can't close or bring back themselves.
import { expect, test } from "vitest";
import { PayoutBatchWithLines } from "~server/features/payouts/batch-schemas";
import { usersIn } from "~server/features/users/store";
import { TransactionResponse } from "~server/features/ledger/wallet-schemas";
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
import { bankOfGeorge, bankOfHana } from "../support/inputs/inputs";
import { read, type Administrator } from "../support/people/people";

let number = 0;
const next = () => `PAY-${(number += 1)}`;

describeEitherEngine("a statement", (portal) => {
  async function sentBatch(ada: Administrator, ids?: readonly string[]) {
    const payouts = ids ?? [
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

  async function withdrawalTo(ada: Administrator, bank: object, amount: string) {
    const customer = await portal().customerWith("100.00");
    await customer.saveBank(bank);
    const asked = await customer.post("/wallets/withdrawal/request", { amount });
    const { id } = read(TransactionResponse, asked).transaction;
    await ada.approve(id);
    return id;
  }

  async function euroWithdrawal(ada: Administrator) {
    const customer = await portal().registerVerified({ currency: "EUR" });
    await customer.saveCard();
    await ada.approve((await customer.deposit("100.00")).id);
    const { id } = await customer.withdraw("40.00");
    await ada.approve(id);
    return id;
  }

  test("closes what a batch has in its own currency, and undone, leaves the other alone", async () => {
    const ada = await portal().admin();
    const dollars = (await approvedWithdrawal(portal(), ada)).id;
    const euros = await euroWithdrawal(ada);
    const { reference } = await sentBatch(ada, [dollars, euros]);
    const states = () => Promise.all([dollars, euros].map((one) => stateOf(ada, one)));
    await imported(ada, { amount: "-40.00", endToEndId: reference });
    expect((await ada.post(`/payouts/${euros}/arrival`)).status).toBe(201);
    const own = await importStatement(
      portal(),
      ada,
      {
        account: "DE02120300000000202051",
        currency: "EUR",
        number: next(),
        lines: [{ amount: "-40.00", endToEndId: reference, reference: next() }],
      },
      "example-eur",
    );
    expect(own.lines).toMatchObject([{ state: "closed" }]);
    expect(await states()).toEqual(["arrived", "arrived"]);
    expect((await undoImport(portal(), ada, own.id)).status).toBe(201);
    expect(await states()).toEqual(["arrived", "sent"]);
  });

  test("closes each file of a batch by its own total, and undone, puts both back to sent", async () => {
    const ada = await portal().admin();
    const { reference, payouts } = await sentBatch(ada, [
      await withdrawalTo(ada, bankOfGeorge, "40.00"),
      await withdrawalTo(ada, bankOfHana, "30.00"),
      await withdrawalTo(ada, bankOfHana, "25.00"),
    ]);
    const states = () => Promise.all(payouts.map((one) => stateOf(ada, one)));
    const leaves = (amount: string) => imported(ada, { amount, endToEndId: reference });
    expect((await leaves("-25.00")).lines).toMatchObject([
      { state: "open", reason: "amount_differs" },
    ]);
    const first = await leaves("-55.00");
    expect(first.lines).toMatchObject([{ state: "closed" }]);
    expect(await states()).toEqual(["sent", "arrived", "arrived"]);
    const second = await leaves("-40.00");
    expect(second.lines).toMatchObject([{ state: "closed" }]);
    expect(await states()).toEqual(["arrived", "arrived", "arrived"]);
    expect((await leaves("-40.00")).lines).toMatchObject([
      { state: "open", reason: "already_closed" },
    ]);
    for (const { id } of [first, second])
      expect((await undoImport(portal(), ada, id)).status).toBe(201);
    expect(await states()).toEqual(["sent", "sent", "sent"]);
  });

  test("closes what is left of a batch after the bank debited one payout by itself", async () => {
    const ada = await portal().admin();
    const { reference, payouts } = await sentBatch(ada);
    const { transaction } = await payoutOf(ada, payouts[0] ?? "");
    await imported(ada, { amount: "-40.00", endToEndId: transaction });
    const { lines } = await imported(ada, { amount: "-40.00", endToEndId: reference });
    expect(lines).toMatchObject([{ state: "closed" }]);
    expect(await Promise.all(payouts.map((one) => stateOf(ada, one)))).toEqual([
      "arrived",
      "arrived",
    ]);
  });

  /** Closed by a line, sent back, approved again, sent, and marked as arrived by hand. */
  async function paidAgain() {
    const ada = await portal().admin();
    const { id } = await approvedWithdrawal(portal(), ada);
    await markSent(ada, id);
    const { transaction } = await payoutOf(ada, id);
    const leaves = () => imported(ada, { amount: "-40.00", endToEndId: transaction });
    const first = await leaves();
    expect(first.lines).toMatchObject([{ state: "closed" }]);
    expect((await markReturned(ada, id)).status).toBe(201);
    await ada.setStatus(id, "pending");
    await ada.approve(id);
    await markSent(ada, id);
    expect((await ada.post(`/payouts/${id}/arrival`)).status).toBe(201);
    return { ada, id, first, leaves };
  }

  test("closes a payout that came back and was approved again, once for each approval", async () => {
    const { ada, id, leaves } = await paidAgain();
    expect((await leaves()).lines).toMatchObject([{ state: "closed" }]);
    expect((await leaves()).lines).toMatchObject([{ state: "open", reason: "already_closed" }]);
    expect(await stateOf(ada, id)).toBe("arrived");
  });

  test("undone, leaves alone what was paid again since, and puts back only what it closed", async () => {
    const { ada, id, first, leaves } = await paidAgain();
    const second = await leaves();
    expect((await undoImport(portal(), ada, first.id)).status).toBe(201);
    expect(await stateOf(ada, id)).toBe("arrived");
    expect((await leaves()).lines).toMatchObject([{ state: "open", reason: "already_closed" }]);
    expect((await undoImport(portal(), ada, second.id)).status).toBe(201);
    expect(await stateOf(ada, id)).toBe("sent");
    expect((await leaves()).lines).toMatchObject([{ state: "closed" }]);
  });

  test("undone, leaves alone what was marked as arrived by hand after it was paid again", async () => {
    const { ada, id, first } = await paidAgain();
    expect((await undoImport(portal(), ada, first.id)).status).toBe(201);
    expect(await stateOf(ada, id)).toBe("arrived");
  });

  /** Sent, marked as returned by hand, approved again and sent, while no statement had a line of the first payment. */
  async function paidBefore() {
    const ada = await portal().admin();
    const { id } = await approvedWithdrawal(portal(), ada);
    await markSent(ada, id);
    const { transaction } = await payoutOf(ada, id);
    expect((await markReturned(ada, id)).status).toBe(201);
    await ada.setStatus(id, "pending");
    await ada.approve(id);
    await markSent(ada, id);
    return { ada, id, transaction };
  }

  test.each([
    ["a return of the first payment brings nothing back", "40.00", "returned"],
    ["a late debit of the first payment closes nothing", "-40.00", "arrived"],
  ])("of a withdrawal that is paid again: %s by itself", async (_what, amount, state) => {
    const { ada, id, transaction } = await paidBefore();
    const { lines } = await imported(ada, { amount, endToEndId: transaction });
    expect(lines).toMatchObject([{ state: "open", reason: "paid_before" }]);
    expect(await stateOf(ada, id)).toBe("sent");
    // A person may say that it is the second one after all.
    const decided = await ada.post(`/bank-lines/${lines[0]?.id}/payout`, { payout: transaction });
    expect(decided.status).toBe(201);
    expect(await stateOf(ada, id)).toBe(state);
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

  test("brings no payout back with someone else's transfer that names it, unless a person says so", async () => {
    const ada = await portal().admin();
    const { customer, id } = await approvedWithdrawal(portal(), ada);
    await markSent(ada, id);
    const { transaction } = await payoutOf(ada, id);
    const { lines } = await importStatement(portal(), ada, {
      number: next(),
      lines: [{ amount: "40.00", name: "Eve Else", text: transaction, reference: next() }],
    });
    expect(lines).toMatchObject([{ state: "open", reason: "other_name", transaction: { id } }]);
    expect([await stateOf(ada, id), await customer.available()]).toEqual(["sent", 60]);
    const close = { payout: transaction };
    expect((await ada.post(`/bank-lines/${lines[0]?.id}/payout`, close)).status).toBe(201);
    expect([await stateOf(ada, id), await customer.available()]).toEqual(["returned", 100]);
  });

  test("closes a batch only by its whole reference, not by its description", async () => {
    const ada = await portal().admin();
    const { reference, payouts } = await sentBatch(ada);
    const { lines } = await imported(ada, { amount: "-80.00", endToEndId: next() });
    const close = (payout: string) => ada.post(`/bank-lines/${lines[0]?.id}/payout`, { payout });
    for (const wrong of ["Monday", "PB-", reference.slice(0, -1)])
      expect(await close(wrong)).toMatchObject({ status: 422, code: "payout_unknown" });
    expect((await close(reference)).body).toMatchObject({ state: "closed" });
    expect(await stateOf(ada, payouts[0])).toBe("arrived");
  });

  test("brings no withdrawal of a staff member back by itself", async () => {
    const { ada, id, transaction } = await staffWithdrawal();
    const { lines } = await imported(ada, { amount: "40.00", endToEndId: transaction });
    expect(lines).toMatchObject([{ state: "open", reason: "staff_account" }]);
    expect(await stateOf(ada, id)).toBe("sent");
  });
});
