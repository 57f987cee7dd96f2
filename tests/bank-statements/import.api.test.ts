// An uploaded statement is a preview until it is confirmed; then each line has one final state, or stays open with its reason.
import { expect, test } from "vitest";
import { statementFilesIn } from "~server/features/bank-statements/store";
import { verifyLedger } from "~server/features/ledger/verify";
import { usersIn } from "~server/features/users/store";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { camtText, statementForm } from "../support/inputs/bank-statement";
import {
  confirmImport,
  importOf,
  importStatement,
  openLines,
  referenceOf,
  undoImport,
  uploadStatement,
} from "../support/people/bank-statements";
import { approvedWithdrawal, markSent, payoutOf } from "../support/people/payouts";
import type { Administrator } from "../support/people/people";

let number = 0;
/** The bank's number of a line, like no other. */
const next = () => `BANK-${(number += 1)}`;

describeEitherEngine("an import of a bank statement", (portal) => {
  const upload = (by: Administrator, text: string, account?: string) =>
    by.post("/bank-statements", statementForm(text, account));
  const faults = async () => (await verifyLedger(portal().context.storage)).faults;
  const customer = async (fullname = "Nora New") => {
    const person = await portal().registerVerified({ fullname });
    await person.wallet();
    return { person, reference: await referenceOf(portal(), person) };
  };

  test("shows a proposal for each line, and posts nothing before it is confirmed", async () => {
    const ada = await portal().admin();
    const { person, reference } = await customer();
    const lines = [
      { amount: "25.50", name: "Nora New", text: `Deposit ${reference}`, reference: next() },
      { amount: "10.00", name: "Eve Else", text: "Hello", reference: next() },
      { amount: "-3.00", text: "Something", reference: next() },
    ];
    const shown = await uploadStatement(ada, { lines });
    expect(shown).toMatchObject({
      state: "preview",
      totals: { in: { count: 2, amount: 35.5 }, out: { count: 1, amount: -3 }, duplicates: 0 },
      canConfirm: true,
    });
    const details = await importOf(ada, shown.id);
    expect(details.lines.map(({ proposal, reason }) => [proposal, reason])).toEqual([
      ["credit", undefined],
      ["open", "no_match"],
      ["open", "unmatched_debit"],
    ]);
    expect(await person.available()).toBe(0);

    await confirmImport(portal(), ada, shown.id);
    expect(await person.available()).toBe(25.5);
    const [credited, open, debit] = (await importOf(ada, shown.id)).lines;
    expect(credited).toMatchObject({ state: "credited", customer: { id: person.id } });
    const deposit = await person.transaction(credited?.transaction?.id ?? "");
    expect(deposit).toMatchObject({
      type: "deposit",
      action: "bank_transfer",
      paymentMethod: "bank",
      status: "successful",
      amount: 25.5,
    });
    expect(open).toMatchObject({ state: "open", reason: "no_match" });
    expect(debit).toMatchObject({ state: "open", reason: "unmatched_debit" });
    const queue = await openLines(ada);
    expect(queue.map(({ id }) => id)).toEqual(expect.arrayContaining([open?.id, debit?.id]));
    expect(await faults()).toEqual([]);
  });

  test("may have letters of every language, and credits a customer by them", async () => {
    const ada = await portal().admin();
    const { person, reference } = await customer("Øystein Ömer Łukasz");
    const posted = await importStatement(portal(), ada, {
      number: next(),
      lines: [
        { amount: "6.00", name: "ØYSTEIN ÖMER ŁUKASZ", text: reference, reference: next() },
        { amount: "7.00", name: "Straße – “Œuvre”", text: "日本語", reference: next() },
      ],
    });
    expect(posted.lines.map(({ state }) => state)).toEqual(["credited", "open"]);
    expect(await person.available()).toBe(6);
  });

  test("is one import, however often and by whomever its file is uploaded before it's confirmed", async () => {
    const [ada, bea] = [await portal().admin(), await portal().admin()];
    const [text, other] = [1, 2].map(() =>
      camtText({ number: next(), lines: [{ amount: "1.00", text: "Twin", reference: next() }] }),
    );
    const atOnce = await Promise.all([
      upload(ada, text ?? ""),
      upload(ada, text ?? ""),
      upload(bea, text ?? ""),
      upload(bea, other ?? ""),
    ]);
    const kept = atOnce.filter(({ status }) => status === 201);
    const ids = new Set(kept.map(({ body }) => String(Object(body).id)));
    expect(ids.size).toBe(1);
    expect([1, 3]).toContain(kept.length);
    const refused = atOnce.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["bank_statement_open"]));
    const [id = ""] = ids;
    expect(await importOf(bea, id)).toMatchObject({ state: "preview", lines: [{ amount: 1 }] });
    await ada.post(`/bank-statements/${id}/cancellation`);
  });

  test("shows nothing of its file while that is read", async () => {
    const ada = await portal().admin();
    const shown = await uploadStatement(ada, { lines: [{ amount: "1.00", reference: next() }] });
    const files = statementFilesIn(portal().context.storage.db);
    await files.change({ id: shown.id, state: "preview" }, { state: "reading" });
    expect(await importOf(ada, shown.id)).toMatchObject({
      state: "reading",
      canConfirm: false,
      canDiscard: false,
      totals: { in: { count: 0 } },
      statements: [],
      lines: [],
    });
    await files.change({ id: shown.id, state: "reading" }, { state: "preview" });
    await ada.post(`/bank-statements/${shown.id}/cancellation`);
  });

  test("is refused if it was imported, and leaves out lines that were", async () => {
    const ada = await portal().admin();
    const { person, reference } = await customer();
    const line = { amount: "40.00", name: "Nora New", text: reference, reference: next() };
    const text = camtText({ number: next(), lines: [line] });
    const first = await upload(ada, text);
    expect(await upload(ada, camtText({ number: next(), lines: [line] }))).toMatchObject({
      status: 409,
      code: "bank_statement_open",
    });
    await confirmImport(portal(), ada, String(Object(first.body).id));
    expect(await upload(ada, text)).toMatchObject({ status: 409, code: "bank_statement_known" });
    const later = await importStatement(portal(), ada, {
      number: next(),
      lines: [line, { ...line, amount: "2.00", reference: next() }],
    });
    expect(later.totals).toMatchObject({ duplicates: 1, in: { count: 1, amount: 2 } });
    expect(later.duplicatesOf.map(({ count }) => count)).toEqual([1]);
    expect(await person.available()).toBe(42);
    expect(await faults()).toEqual([]);
  });

  test.each([
    ["another account", { account: "1234567890" }, "bank_statement_other_account"],
    ["another currency", { currency: "GBP" }, "bank_statement_other_account"],
  ])("of %s is refused, and nothing is stored", async (_what, change, code) => {
    const ada = await portal().admin();
    const refused = await upload(
      ada,
      camtText({ lines: [{ amount: "1.00", reference: next() }], ...change }),
    );
    expect(refused.code).toBe(code);
    expect(Object.keys(refused.errors)).toEqual(["file"]);
    const { accepted } = {
      accepted: await uploadStatement(ada, { lines: [{ amount: "1.00", reference: next() }] }),
    };
    await ada.post(`/bank-statements/${accepted.id}/cancellation`);
  });

  test.each([
    ["breaks off", (text: string) => text.slice(0, -60)],
    ["has wrong sums", (text: string) => text.replace(">1.00<", ">7.00<")],
    ["is empty", () => ""],
    ["is a picture", () => "\u0089PNG\u0000\u0001"],
  ])("that %s is refused with one sentence beside the file", async (_what, broken) => {
    const ada = await portal().admin();
    const text = broken(camtText({ lines: [{ amount: "1.00", reference: next() }] }));
    const refused = await upload(ada, text);
    expect([400, 422]).toContain(refused.status);
    expect(refused.errors.file?.length).toBe(1);
    const { body } = await ada.get("/bank-statements");
    expect(JSON.stringify(body)).not.toContain('"state":"preview"');
  });

  test.each([
    ["is suspended", { account_status: "suspended" as const }, "account_not_active"],
    ["has closed the account", { closed_at: 1 }, "person_closed"],
  ])("leaves a line open if its customer %s", async (_what, change, reason) => {
    const ada = await portal().admin();
    const { person, reference } = await customer();
    await usersIn(portal().context.storage.db).update(person.id, change);
    const posted = await importStatement(portal(), ada, {
      number: next(),
      lines: [{ amount: "9.00", name: "Nora New", text: reference, reference: next() }],
    });
    expect(posted.lines).toMatchObject([{ state: "open", reason }]);
    expect(await faults()).toEqual([]);
  });

  test("closes a payout that was sent, once, and brings back one that was returned", async () => {
    const ada = await portal().admin();
    const [left, back] = [
      await approvedWithdrawal(portal(), ada),
      await approvedWithdrawal(portal(), ada),
    ];
    for (const { id } of [left, back]) await markSent(ada, id);
    const referenceOfPayout = async (id: string) => (await payoutOf(ada, id)).transaction;
    const [leaves, returns] = [await referenceOfPayout(left.id), await referenceOfPayout(back.id)];
    const posted = await importStatement(portal(), ada, {
      number: next(),
      lines: [
        { amount: "-40.00", endToEndId: leaves, reference: next() },
        { amount: "-40.00", endToEndId: leaves, reference: next() },
        { amount: "-40.00", text: `Payout ${returns}`, reference: next() },
        { amount: "40.00", endToEndId: returns, text: "Account closed", reference: next() },
      ],
    });
    expect(posted.lines.map(({ state, reason }) => [state, reason])).toEqual([
      ["closed", undefined],
      ["open", "already_closed"],
      ["closed", undefined],
      ["payout_returned", undefined],
    ]);
    expect((await payoutOf(ada, left.id)).state).toBe("arrived");
    expect((await payoutOf(ada, back.id)).state).toBe("returned");
    expect(await back.customer.available()).toBe(100);
    expect(await left.customer.available()).toBe(60);
    expect(await faults()).toEqual([]);
  });

  test("is undone as a whole, and can be imported again", async () => {
    const ada = await portal().admin();
    const { person, reference } = await customer();
    const payout = await approvedWithdrawal(portal(), ada);
    await markSent(ada, payout.id);
    const { transaction } = await payoutOf(ada, payout.id);
    const statement = {
      number: next(),
      lines: [
        { amount: "12.00", name: "Nora New", text: reference, reference: next() },
        { amount: "-40.00", endToEndId: transaction, reference: next() },
        { amount: "1.00", reference: next() },
      ],
    };
    const posted = await importStatement(portal(), ada, statement);
    expect(await person.available()).toBe(12);
    expect((await undoImport(portal(), ada, posted.id)).status).toBe(201);
    expect((await importOf(ada, posted.id)).state).toBe("undone");
    expect(await person.available()).toBe(0);
    expect((await payoutOf(ada, payout.id)).state).toBe("sent");
    expect(await faults()).toEqual([]);
    const again = await importStatement(portal(), ada, statement);
    expect(again.lines.map(({ state }) => state)).toEqual(["credited", "closed", "open"]);
    expect(await person.available()).toBe(12);
    expect(await faults()).toEqual([]);
  });

  test("is undone although staff have taken some of its deposits back", async () => {
    const ada = await portal().admin();
    const { person, reference: text } = await customer();
    const line = () => ({ amount: "30.00", name: "Nora New", text, reference: next() });
    const lines = [line(), line(), line()];
    const posted = await importStatement(portal(), ada, { number: next(), lines });
    const [failed = "", removed = ""] = posted.lines.map((one) => one.transaction?.id ?? "");
    expect((await ada.setStatus(failed, "failed")).status).toBe(200);
    expect((await ada.deleteTransaction(removed)).status).toBe(200);
    expect(await person.available()).toBe(30);
    expect((await undoImport(portal(), ada, posted.id)).status).toBe(201);
    expect((await importOf(ada, posted.id)).state).toBe("undone");
    expect(await person.available()).toBe(0);
    expect(await faults()).toEqual([]);
  });

  test("isn't undone while another of the account is open", async () => {
    const ada = await portal().admin();
    const line = () => ({ amount: "1.00", reference: next() });
    const posted = await importStatement(portal(), ada, { number: next(), lines: [line()] });
    const open = await uploadStatement(ada, { number: next(), lines: [line()] });
    expect(await undoImport(portal(), ada, posted.id)).toMatchObject({
      status: 409,
      code: "bank_statement_open",
    });
    await ada.post(`/bank-statements/${open.id}/cancellation`);
    expect((await undoImport(portal(), ada, posted.id)).status).toBe(201);
  });

  test("isn't undone once some of its money was spent", async () => {
    const ada = await portal().admin();
    const { person, reference } = await customer();
    const posted = await importStatement(portal(), ada, {
      number: next(),
      lines: [{ amount: "50.00", name: "Nora New", text: reference, reference: next() }],
    });
    await person.withdraw("20.00");
    const refused = await undoImport(portal(), ada, posted.id);
    expect(refused).toMatchObject({ status: 409, code: "bank_statement_spent" });
    expect(refused.message).toContain(posted.lines[0]?.transaction?.reference ?? "never");
    expect(await person.available()).toBe(30);
  });
});
