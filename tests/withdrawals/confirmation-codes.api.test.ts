// Who has a second factor confirms every withdrawal with a code, which is bound to what was reviewed.
import { expect, test } from "vitest";
import { Draft } from "~server/features/draft-confirmation/schemas";
import { TransactionResponse } from "~server/features/ledger/wallet-schemas";
import { auditIn } from "~server/features/audit/store";
import { tokenOf } from "../support/api/api-token-of";
import type { Caller } from "../support/api/caller";
import { untilAvailable } from "../support/api/until-available";
import { bitcoinAddress } from "../support/inputs/inputs";
import { signInDaysLater } from "../support/people/payout-attempts";
import { codeOf } from "../support/people/authenticator-code";
import { password, read, type Customer } from "../support/people/people";
import { enrol, type Enrolled } from "../support/people/second-factor";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { mailsTo, subjectsOf } from "../support/stubs/mailbox";

const required = { status: 403, code: "code_required", errors: { code: [expect.any(String)] } };
const wrong = { status: 401, code: "code_wrong", errors: { code: [expect.any(String)] } };
const ended = { status: 410, code: "draft_ended" };
const wrongCode = "000000";

async function enrolled(portal: TestPortal): Promise<[Customer, Enrolled]> {
  const customer = await portal.customerWith("100.00");
  await customer.saveBank();
  return [customer, await enrol(portal, customer)];
}

const confirm = (person: Customer, id: string, body: object) =>
  person.post(`/drafts/${id}/confirmation`, body);
/** One of several at once, which wait for each other. */
const confirmAmongOthers = (person: Customer, id: string, body: object) =>
  untilAvailable(() => confirm(person, id, body));
const bankDraft = (person: Customer, amount = "30.00") => person.draft("bank_withdrawal", amount);
const leftOf = async (person: Customer) =>
  Object((await person.get("/auth/second-factor")).body).recoveryCodesLeft;
const auditOf = async (portal: TestPortal, id: string) =>
  (await auditIn(portal.context.storage.db).ofSubject(`transaction:${id}`)).map(({ after }) =>
    JSON.parse(after ?? "{}"),
  );

/** Enters wrong codes until the draft has ended. */
async function endDraft(person: Customer, id: string) {
  const answers = [];
  for (let attempt = 1; attempt <= 5; attempt += 1)
    answers.push(await confirm(person, id, { code: wrongCode }));
  return answers.map(({ code }) => code);
}

describeEitherEngine("a draft of someone with a second factor", (portal) => {
  test("is confirmed with a code, which then is used up", async () => {
    const [hana, factor] = await enrolled(portal());
    const [one, other] = [await bankDraft(hana), await bankDraft(hana)];
    const code = factor.nextCode();
    expect(await confirm(hana, one.id, {})).toMatchObject(required);
    expect(await confirm(hana, one.id, { code: wrongCode })).toMatchObject(wrong);
    expect(await hana.available()).toBe(100);
    const { transaction } = read(Draft, await confirm(hana, one.id, { code }));
    expect(transaction).toMatchObject({ status: "pending", amount: 30 });
    expect(await confirm(hana, one.id, {}), "a replay").toMatchObject({ status: 201 });
    expect(await confirm(hana, other.id, { code })).toMatchObject(wrong);
    expect(await hana.available()).toBe(70);
    expect(await auditOf(portal(), transaction?.id ?? "")).toMatchObject([{ confirmedBy: "code" }]);
    const [mail] = (await mailsTo(portal(), hana.email)).slice(-1);
    expect(mail?.subject).toBe("You requested a withdrawal of $30.00");
    expect(mail?.text).toContain("Bank account ••••6789");
  });

  test("takes a recovery code, once", async () => {
    const [hana, { recoveryCodes }] = await enrolled(portal());
    const [one, other] = [await bankDraft(hana), await bankDraft(hana)];
    const [code = ""] = recoveryCodes;
    const { transaction } = read(Draft, await confirm(hana, one.id, { code: ` ${code} ` }));
    expect(await leftOf(hana)).toBe(9);
    expect(await confirm(hana, other.id, { code })).toMatchObject(wrong);
    const [entry] = await auditOf(portal(), transaction?.id ?? "");
    expect(entry).toMatchObject({ confirmedBy: "recovery_code" });
    expect(subjectsOf(await mailsTo(portal(), hana.email))).toContain(
      "Your security settings were changed",
    );
  });

  test("that was changed since its review is refused, and the code stays good", async () => {
    const [hana, factor] = await enrolled(portal());
    const { id } = await hana.draft("bank_withdrawal", "30.00", { id: crypto.randomUUID() });
    await hana.draft("bank_withdrawal", "40.00", { id });
    const code = factor.nextCode();
    const refused = await confirm(hana, id, { version: 1, code });
    expect(refused).toMatchObject({ status: 409, code: "draft_changed" });
    expect(await confirm(hana, id, { version: 2, code })).toMatchObject({ status: 201 });
    expect(await hana.available()).toBe(60);
  });

  test("that can't be paid for any more doesn't use up the code", async () => {
    const [hana, factor] = await enrolled(portal());
    const [small, large] = [await bankDraft(hana, "60.00"), await bankDraft(hana, "70.00")];
    await confirm(hana, small.id, { code: factor.nextCode() });
    const code = factor.nextCode();
    const refused = await confirm(hana, large.id, { code });
    expect(refused).toMatchObject({ status: 422, code: "insufficient_funds" });
    const next = await bankDraft(hana, "40.00");
    expect(await confirm(hana, next.id, { code })).toMatchObject({ status: 201 });
  });

  test("confirmed many times at once has one effect and uses up one code", async () => {
    const [hana, factor] = await enrolled(portal());
    const [code = ""] = factor.recoveryCodes;
    const { id } = await bankDraft(hana);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => confirmAmongOthers(hana, id, { version: 1, code })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect([await hana.available(), await leftOf(hana)]).toEqual([70, 9]);
  });

  test("two at once with the same code: only one is confirmed", async () => {
    const [hana, factor] = await enrolled(portal());
    const [one, other] = [await bankDraft(hana), await bankDraft(hana)];
    const code = factor.nextCode();
    const answers = await Promise.all(
      [one, other].map(({ id }) => confirmAmongOthers(hana, id, { code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 401]);
    expect(await hana.available()).toBe(70);
  });

  test("ends after five wrong codes, and other drafts and sessions allow no more", async () => {
    const [hana, factor] = await enrolled(portal());
    const { id } = await hana.draft("bank_withdrawal", "30.00", { id: crypto.randomUUID() });
    const fifth = "code_wrong";
    expect(await endDraft(hana, id)).toEqual([fifth, fifth, fifth, fifth, "draft_ended"]);
    expect((await hana.get(`/drafts/${id}`)).body).toMatchObject({ amount: 30, isEnded: true });
    expect((await hana.get("/drafts")).body).toEqual({});
    const again = await hana.post("/drafts", { kind: "bank_withdrawal", amount: "20.00", id });
    expect(again).toMatchObject(ended);
    const next = await bankDraft(hana);
    const code = codeOf(factor.secret, portal().context.now());
    const elsewhere = await signInDaysLater(portal(), hana);
    for (const person of [hana, elsewhere])
      expect(await confirm(person, next.id, { code })).toMatchObject({
        status: 429,
        code: "too_many_attempts",
      });
    expect((await confirm(hana, id, { code })).code, "even with a right code").toBe("draft_ended");
    portal().advance({ minutes: 1 });
    expect((await confirm(hana, next.id, { code: factor.nextCode() })).status).toBe(201);
    const mails = await mailsTo(portal(), hana.email);
    const [mail] = mails.filter(({ subject = "" }) => subject.includes("wasn't confirmed"));
    expect(mail?.subject).toBe("A withdrawal of $30.00 wasn't confirmed");
    expect(mail?.text).toContain("Bank account ••••6789");
    const entries = await auditIn(portal().context.storage.db).ofSubject(`user:${hana.id}`);
    expect(entries.filter(({ action }) => action === "withdrawal.ended")).toHaveLength(1);
  });

  test("ends after exactly five, however many come at once", async () => {
    const [hana] = await enrolled(portal());
    const { id } = await bankDraft(hana);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => confirmAmongOthers(hana, id, { code: wrongCode })),
    );
    const counted = answers.filter(({ code }) => code === "code_wrong");
    expect(counted).toHaveLength(4);
    expect(new Set(answers.map(({ code }) => code))).toEqual(
      new Set(["code_wrong", "draft_ended"]),
    );
  });

  test("at sign-in, wrong codes for withdrawals don't count", async () => {
    const [hana, factor] = await enrolled(portal());
    await endDraft(hana, (await bankDraft(hana)).id);
    const login = { email: hana.email, password, code: factor.nextCode() };
    expect((await portal().visitor().post("/auth/login", login)).status).toBe(200);
  });
});

describeEitherEngine("a withdrawal without a draft", (portal) => {
  const byBank = { amount: "10.00" };
  const request = (person: Caller, body: object, key?: string) =>
    person.post("/wallets/withdrawal/request", { ...byBank, ...body }, key ? { key } : {});

  test("needs a code on both paths, but not when it is repeated with its key", async () => {
    const [hana, factor] = await enrolled(portal());
    expect(await request(hana, {})).toMatchObject(required);
    expect(await hana.post("/wallets/withdraw", byBank)).toMatchObject(required);
    expect(await request(hana, { code: wrongCode }, "withdrawal-1")).toMatchObject(wrong);
    const code = factor.nextCode();
    const first = await request(hana, { code }, "withdrawal-1");
    expect(first.status).toBe(201);
    expect((await request(hana, {}, "withdrawal-1")).body).toEqual(first.body);
    expect((await request(hana, { code: wrongCode }, "withdrawal-1")).body).toEqual(first.body);
    expect(await request(hana, { code })).toMatchObject(wrong);
    expect(await hana.available()).toBe(90);
  });

  test("to a new address needs password and code, which one confirmation of a draft takes together", async () => {
    const [hana, factor] = await enrolled(portal());
    const toAddress = { walletAddress: bitcoinAddress };
    portal().advance({ minutes: 6 });
    const code = factor.nextCode();
    expect(await request(hana, { ...toAddress, code })).toMatchObject({ code: "password_needed" });
    const { id } = await hana.draft("crypto_withdrawal", "10.00", toAddress);
    expect((await confirm(hana, id, { code })).code).toBe("password_needed");
    const mistyped = await confirm(hana, id, { code, password: "wrong horse" });
    expect([mistyped.code, Object.keys(mistyped.errors)]).toEqual([
      "wrong_credentials",
      ["password"],
    ]);
    expect(await confirm(hana, id, { password })).toMatchObject(required);
    expect(await confirm(hana, id, { code, password })).toMatchObject({ status: 201 });
    expect((await hana.get("/auth/second-factor")).body).toHaveProperty("confirmedUntil");
  });

  test("by an API token needs one, too", async () => {
    const hana = await portal().customerWith("100.00");
    await hana.saveBank();
    const script = await tokenOf(portal(), hana, ["read", "money"]);
    const factor = await enrol(portal(), hana);
    expect(await request(script, {})).toMatchObject(required);
    expect((await request(script, { code: factor.nextCode() })).status).toBe(201);
  });

  test("of someone without a second factor needs none", async () => {
    const hana = await portal().customerWith("100.00");
    await hana.saveBank();
    const { transaction } = read(TransactionResponse, await request(hana, { code: wrongCode }));
    expect(await auditOf(portal(), transaction.id)).toMatchObject([{ confirmedBy: "none" }]);
    expect(subjectsOf(await mailsTo(portal(), hana.email)).join()).not.toContain("withdrawal");
  });

  test("can be raised only with a code, and lowered without", async () => {
    const [hana, factor] = await enrolled(portal());
    const requested = await request(hana, { code: factor.nextCode() });
    const { id } = read(TransactionResponse, requested).transaction;
    const edit = (body: object) => hana.patch(`/transactions/${id}`, body);
    expect(await edit({ amount: "20.00" })).toMatchObject(required);
    expect(await edit({ amount: "20.00", code: wrongCode })).toMatchObject(wrong);
    expect(await edit({ amount: "5.00", description: "Rent" })).toMatchObject({ status: 200 });
    const raised = await edit({ amount: "20.00", code: factor.nextCode() });
    expect(raised).toMatchObject({ status: 200, body: { amount: 20 } });
    expect((await auditOf(portal(), id)).at(-1)).toMatchObject({ confirmedBy: "code" });
  });
});

const inHours = (portal: TestPortal, hours: number) =>
  new Date(portal.context.now() + hours * 3_600_000).toISOString();

describeEitherEngine(
  "a second factor that changes between review and confirmation",
  (portal) => {
    test("counts as it is at the confirmation", async () => {
      const hana = await portal().customerWith("100.00");
      await hana.saveBank();
      portal().advance({ hours: 25 });
      const again = await signInDaysLater(portal(), hana);
      const { id } = await bankDraft(again);
      const factor = await enrol(portal(), again);
      expect(await confirm(again, id, {})).toMatchObject(required);
      await again.post("/auth/confirm-password", { password, code: factor.nextCode() });
      await again.post("/auth/second-factor/disable");
      const { transaction } = read(Draft, await confirm(again, id, {}));
      expect(transaction?.payableFrom, "it waits as a new destination does").toBe(
        inHours(portal(), 24),
      );
    });

    test("and was turned off makes payouts wait, even if another is set up", async () => {
      const [hana, factor] = await enrolled(portal());
      portal().advance({ hours: 25 });
      const again = await signInDaysLater(portal(), hana);
      await again.post("/auth/confirm-password", { password, code: factor.nextCode() });
      await again.post("/auth/second-factor/disable");
      const until = inHours(portal(), 24);
      portal().advance({ hours: 1 });
      const other = await enrol(portal(), again);
      const { id } = await bankDraft(again);
      expect((await again.get(`/drafts/${id}`)).body).toMatchObject({ payableFrom: until });
      const { transaction } = read(Draft, await confirm(again, id, { code: other.nextCode() }));
      expect(transaction?.payableFrom).toBe(until);
      portal().advance({ hours: 24 });
      const later = await signInDaysLater(portal(), again);
      const next = await bankDraft(later);
      const paid = read(Draft, await confirm(later, next.id, { code: other.nextCode() }));
      expect(paid.transaction?.payableFrom).toBeUndefined();
    });
  },
  { DESTINATION_WAIT_HOURS: "24" },
);
