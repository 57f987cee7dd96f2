// Payees: several accounts and addresses, one default of each kind, and what protects them.
import { expect, test } from "vitest";
import { auditIn } from "~server/features/audit/store";
import { BankDetails } from "~server/features/withdrawals/schemas";
import { Draft } from "~server/features/draft-confirmation/schemas";
import { TransactionResponse } from "~server/features/ledger/wallet-schemas";
import {
  bankOfGeorge,
  bankOfHana,
  bankOfZoe,
  secondBitcoinAddress,
} from "../support/inputs/inputs";
import {
  addAddress,
  addBank,
  hardwareWallet as address,
  holidayFlat as europe,
  payeesOf,
  withdrawTo,
} from "../support/people/payees";
import { verifiedCustomer } from "../support/people/names";
import { signInDaysLater } from "../support/people/payout-attempts";
import { read, type Customer } from "../support/people/people";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { mailsTo } from "../support/stubs/mailbox";

const usa = { region: "USA", label: "Household account", ...bankOfHana.usa };
const others = { region: "OTHERS", label: "Leeds", ...bankOfGeorge.others };
const otherAddress = { label: "Savings", walletAddress: secondBitcoinAddress };

const defaultAccount = async (customer: Customer) =>
  read(BankDetails, await customer.get("/wallets/bank-details"));

describeEitherEngine("payees", (portal) => {
  test("are listed masked, the first of each kind as the default", async () => {
    const nora = await portal().register();
    expect(await payeesOf(nora)).toEqual([]);
    for (const add of [
      () => addBank(nora, usa),
      () => addAddress(nora, address),
      () => addBank(nora, europe),
      () => addBank(nora, others),
      () => addAddress(nora, otherAddress),
    ]) {
      portal().advance({ minutes: 1 });
      await add();
    }
    const payees = await payeesOf(nora);
    expect(payees.map(({ label, masked, isDefault }) => [label, masked, isDefault])).toEqual([
      ["Household account", "Lakeside Federal Bank ••••6789", true],
      ["Hardware wallet", "BTC 1A1zP1…DivfNa", true],
      ["Holiday flat", "IBAN ••••3000", false],
      ["Leeds", "The account you described", false],
      ["Savings", "BTC bc1qar…wf5mdq", false],
    ]);
    expect(JSON.stringify(payees)).not.toMatch(/000123456789|DE89|1A1zP1eP5/);
  });

  test("that are the same account are refused beside its field, however it is written", async () => {
    const nora = await portal().register();
    await nora.saveBank(bankOfZoe);
    await addAddress(nora, address);
    await nora.confirm();
    const again = await nora.post("/wallets/payees/bank-accounts", {
      ...europe,
      iban: "de89 3704 0044 0532 0130 00",
    });
    expect(again).toMatchObject({
      status: 422,
      code: "payee_known",
      errors: { iban: ["This account is already one of your payees: IBAN ••••3000"] },
    });
    expect(await nora.post("/wallets/payees/bitcoin-addresses", address)).toMatchObject({
      code: "payee_known",
      errors: { walletAddress: ["This account is already one of your payees: Hardware wallet"] },
    });
    expect(await payeesOf(nora)).toHaveLength(2);
  });

  test("of which one is made the default swap places, and the spec's calls pay it", async () => {
    const nora = await portal().customerWith("100.00");
    await nora.saveBank();
    const { id } = await addBank(nora, europe);
    const [first] = await payeesOf(nora);
    expect((await nora.post(`/wallets/payees/${id}/default`)).status).toBe(200);
    expect(await defaultAccount(nora)).toMatchObject({ region: "EUROPE" });
    const payees = await payeesOf(nora);
    expect(payees.map((payee) => [payee.id, payee.isDefault])).toEqual([
      [id, true],
      [first?.id, false],
    ]);
    expect(payees[0]).toMatchObject({ label: "Holiday flat" });
    const { transaction } = read(TransactionResponse, await withdrawTo(nora, {}));
    expect(transaction.destination).toMatch(/^IBAN ••••3000/);
    await addAddress(nora, address);
    const other = await addAddress(nora, otherAddress);
    await nora.post(`/wallets/payees/${other.id}/default`);
    const defaults = (await payeesOf(nora)).filter((payee) => payee.isDefault);
    expect(defaults.map((payee) => payee.label)).toEqual(["Holiday flat", "Savings"]);
  });

  test("are paid by their ID; another customer's isn't found", async () => {
    const nora = await portal().customerWith("100.00");
    const eve = await portal().customerWith("100.00");
    await nora.saveBank();
    const bank = await addBank(nora, europe);
    const bitcoin = await addAddress(nora, address);
    for (const [payee, destination] of [
      [bank, /^IBAN ••••3000/],
      [bitcoin, /^BTC 1A1zP1/],
    ] as const) {
      const made = read(TransactionResponse, await withdrawTo(nora, { payeeId: payee.id }));
      expect(made.transaction.destination).toMatch(destination);
    }
    await eve.saveBank();
    await eve.confirm();
    for (const id of [bank.id, bitcoin.id, "no-such-payee"]) {
      expect((await withdrawTo(eve, { payeeId: id })).status).toBe(404);
      const draft = { kind: "bank_withdrawal", amount: "5.00", payeeId: id };
      expect((await eve.post("/drafts", draft)).status).toBe(404);
      expect((await eve.patch(`/wallets/payees/${id}`, { label: "Mine" })).status).toBe(404);
      expect((await eve.post(`/wallets/payees/${id}/default`)).status).toBe(404);
      expect((await eve.delete(`/wallets/payees/${id}`)).status).toBe(404);
    }
  });

  test("are named in drafts, which fix their destination", async () => {
    const nora = await portal().customerWith("100.00");
    await nora.saveBank();
    const { id } = await addBank(nora, europe);
    const draft = await nora.draft("bank_withdrawal", "5.00", { payeeId: id });
    expect(draft).toMatchObject({
      destination: expect.stringMatching(/^IBAN ••••3000/),
      payee: { id, label: "Holiday flat" },
    });
    await nora.patch(`/wallets/payees/${id}`, { label: "Coast" });
    const confirmed = read(Draft, await nora.confirmDraft(draft.id));
    expect(confirmed).toMatchObject({ payee: { id, label: "Coast" } });
    expect(confirmed.transaction?.destination).toMatch(/^IBAN ••••3000/);
  });

  test("with an open withdrawal, and the default of several, can't be removed", async () => {
    const nora = await portal().customerWith("100.00");
    await nora.saveBank();
    const { id } = await addBank(nora, europe);
    const { transaction } = read(TransactionResponse, await withdrawTo(nora, { payeeId: id }));
    const remove = (payee: string) => nora.delete(`/wallets/payees/${payee}`);
    expect(await remove(id)).toMatchObject({ status: 409, code: "payee_in_use" });
    const [first, second] = await payeesOf(nora);
    expect(second?.openWithdrawal).toEqual({
      id: transaction.id,
      reference: transaction.reference,
    });
    expect(await remove(first?.id ?? "")).toMatchObject({ code: "payee_is_default" });
    await nora.patch(`/transactions/${transaction.id}/status`, { status: "failed" });
    expect((await remove(id)).status).toBe(200);
    expect((await remove(first?.id ?? "")).status).toBe(200);
    expect(await payeesOf(nora)).toEqual([]);
    expect(await defaultAccount(nora)).toEqual({ hasBankDetails: false });
  });

  test("that are removed can't be paid by a draft from before", async () => {
    const nora = await portal().customerWith("100.00");
    await nora.saveBank();
    const { id } = await addBank(nora, europe);
    const draft = await nora.draft("bank_withdrawal", "5.00", { payeeId: id });
    await nora.delete(`/wallets/payees/${id}`);
    expect(await nora.confirmDraft(draft.id)).toMatchObject({ code: "draft_expired" });
    expect((await withdrawTo(nora, { payeeId: id })).status).toBe(404);
  });

  test("can't be more than 20", async () => {
    const nora = await portal().register();
    await nora.confirm();
    for (let number = 0; number < 20; number += 1) {
      const accountNumber = `00012345${String(number).padStart(4, "0")}`;
      const answer = await nora.post("/wallets/payees/bank-accounts", { ...usa, accountNumber });
      expect(answer.status).toBe(201);
    }
    portal().advance({ days: 2 });
    const again = await signInDaysLater(portal(), nora);
    await again.confirm();
    expect(await again.post("/wallets/payees/bank-accounts", europe)).toMatchObject({
      status: 409,
      code: "too_many_payees",
    });
  });

  test("added twice at once are one", async () => {
    const nora = await portal().register();
    await nora.confirm();
    const answers = await Promise.all(
      [1, 2, 3].map(() => nora.post("/wallets/payees/bank-accounts", europe)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    const racing = await Promise.all([
      nora.post("/wallets/payees/bank-accounts", usa, { key: "payee-once" }),
      nora.post("/wallets/payees/bank-accounts", usa, { key: "payee-once" }),
    ]);
    expect(racing[0]?.body).toEqual(racing[1]?.body);
    expect(await payeesOf(nora)).toHaveLength(2);
  });
});

describeEitherEngine("changes of payees", (portal) => {
  test("require a recent password, and aren't for API tokens", async () => {
    const nora = await portal().register();
    const { id } = await addBank(nora, usa);
    portal().advance({ minutes: 6 });
    for (const answer of [
      await nora.post("/wallets/payees/bank-accounts", europe),
      await nora.post("/wallets/payees/bitcoin-addresses", address),
      await nora.patch(`/wallets/payees/${id}`, { label: "Mine" }),
      await nora.post(`/wallets/payees/${id}/default`),
      await nora.delete(`/wallets/payees/${id}`),
    ])
      expect(answer).toMatchObject({ status: 403, code: "password_needed" });
  });

  test("notify their owner, and are in the audit log, masked", async () => {
    const nora = await portal().registerVerified();
    await nora.saveBank();
    const { id } = await addBank(nora, europe);
    await nora.post(`/wallets/payees/${id}/default`);
    const [, first] = await payeesOf(nora);
    await nora.patch(`/wallets/payees/${id}`, { label: "Coast" });
    await nora.delete(`/wallets/payees/${first?.id}`);
    const mails = (await mailsTo(portal(), nora.email)).map(({ subject }) => subject);
    for (const subject of [
      "A payee was added to your account",
      "Your default payee was changed",
      "A payee was removed from your account",
    ])
      expect(mails).toContain(subject);
    const lines = await auditIn(portal().context.storage.db).ofSubject(`user:${nora.id}`);
    const actions = lines.map(({ action }) => action).filter((action) => /^payee/.test(action));
    expect(actions.sort()).toEqual([
      "payee.added",
      "payee.default_changed",
      "payee.removed",
      "payee.renamed",
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Coast|DE89/);
  });

  test("mark the customer's own account once their name is verified", async () => {
    const nora = await portal().register();
    const own = { ...usa, recipientName: "NEW, Nora" };
    expect(await addBank(nora, own)).toMatchObject({ isOwnAccount: false });
    const verified = await verifiedCustomer(portal());
    expect(await addBank(verified, { ...own, recipientName: "Nóra New" })).toMatchObject({
      isOwnAccount: true,
    });
    expect(await addBank(verified, europe)).toMatchObject({ isOwnAccount: false });
  });

  test("by the spec's call replace the default account alone, and take over a payee of the same account", async () => {
    const nora = await portal().register();
    await nora.saveBank();
    await addBank(nora, europe);
    await nora.saveBank(bankOfGeorge);
    expect((await payeesOf(nora)).map(({ masked }) => masked)).toEqual([
      "The account you described",
      "IBAN ••••3000",
    ]);
    await nora.saveBank(bankOfZoe);
    expect((await payeesOf(nora)).map(({ masked, label }) => [masked, label])).toEqual([
      ["IBAN ••••3000", "Holiday flat"],
    ]);
  });

  test("keep a label from an account that a host of the release before replaced", async () => {
    const nora = await portal().register();
    const { id } = await addBank(nora, usa);
    const { db } = portal().context.storage;
    const later = portal().context.now() + 1;
    await db
      .updateTable("bank_details")
      .set({ added_at: later, updated_at: later })
      .where("user_id", "=", nora.id)
      .execute();
    const [payee] = await payeesOf(nora);
    expect(payee?.label).toBeUndefined();
    expect(payee?.id).not.toBe(id);
    expect((await payeesOf(nora))[0]?.id).toBe(payee?.id);
    await nora.patch(`/wallets/payees/${payee?.id}`, { label: "New one" });
    expect(await payeesOf(nora)).toMatchObject([{ id: payee?.id, label: "New one" }]);
  });

  test("leave nothing once the customer is erased", async () => {
    const nora = await portal().register();
    await addBank(nora, usa);
    await addBank(nora, europe);
    const admin = await portal().admin();
    expect((await admin.delete(`/users/${nora.id}`)).status).toBeLessThan(300);
    const { db } = portal().context.storage;
    const left = db.selectFrom("payees").selectAll().where("user_id", "=", nora.id);
    expect(await left.execute()).toEqual([]);
  });
});
