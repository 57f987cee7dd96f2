// The portal's mail carries no words of those who sign up, and an address that no one verified gets links alone.
import { expect, test } from "vitest";
import { emailExamples } from "~server/features";
import { mostWrongCodes } from "~server/features/drafts/store";
import { outboxIn } from "~server/features/email/store";
import { SignedIn } from "~server/features/users/schemas";
import { usersIn } from "~server/features/users/store";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { allOperations } from "../support/api/caller";
import { addressOf, bodyWith, send } from "../support/api/derived-calls";
import { bankOfHana, cardForm } from "../support/inputs/inputs";
import { remindOfExpected } from "~server/features/bank-transfers/end-due";
import { expectSoonLapsing } from "../support/people/expected-deposits";
import { changeAndUndo } from "../support/people/own-email";
import { markReturned, markSent } from "../support/people/payouts";
import { enrol } from "../support/people/second-factor";
import { mailsTo, tokenIn } from "../support/stubs/mailbox";
import { Customer, password, read, type Administrator } from "../support/people/people";

const lure = "Claim your prize at https://evil.example";
const newPassword = "an entirely new password";
const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });
const hostileBank = {
  ...bankOfHana,
  usa: { ...bankOfHana.usa, bankName: lure, recipientName: lure },
};
const kindsToExpect = emailExamples
  .filter(([, { isCausedByStaff }]) => !isCausedByStaff)
  .map(([kind]) => kind);

/** Every change that customers can make with words of their own, or of one of their transactions. */
async function typeEverywhere(person: Customer, transaction: string): Promise<void> {
  const known = { transactions: transaction };
  const changes = allOperations.filter(
    ({ method, access }) => method !== "GET" && access === "signed-in",
  );
  const answers: number[] = [];
  for (const operation of changes) {
    const address = addressOf(operation, known);
    const body = bodyWith(lure, operation);
    if (address !== undefined && body)
      answers.push((await send(person, operation, address, body)).status);
  }
  expect(answers.filter((status) => status < 300).length).toBeGreaterThan(1);
}

describeEitherEngine("hostile input", (portal) => {
  let attackers = 0;
  const attacker = () =>
    portal().register({ fullname: lure, username: `evil.example${(attackers += 1)}` });
  const kindsTo = async (id: string) =>
    (await outboxIn(portal().context.storage.db).ofUser(id)).map(({ kind }) => kind);

  /** Everything that makes the portal write to this person, with the lure in every text that can be typed. */
  async function doAll(person: Customer, admin: Administrator): Promise<void> {
    const visitor = () => portal().visitor();
    await person.patch("/users/profile", {
      fullname: lure,
      address: { street: lure, city: lure, state: lure, country: lure },
    });
    await person.post("/wallets/card/add", cardForm({ cardHolderName: lure }));
    await person.saveBank(hostileBank);
    const deposit = await person.deposit("1000.00");
    await admin.approve(deposit.id);
    const withdrawal = await person.withdraw("5.00");
    await person.patch(`/transactions/${withdrawal.id}`, { description: lure });
    await typeEverywhere(person, (await person.withdraw("2.00")).id);
    await admin.reject(withdrawal.id);
    await admin.setStatus(withdrawal.id, "pending");
    const until = new Date(portal().context.now() + 3_600_000).toISOString();
    await admin.post(`/users/${person.id}/payout-block`, { until, reason: "We look into it." });
    await admin.delete(`/users/${person.id}/payout-block`, {});
    await admin.approve(withdrawal.id);
    await markSent(admin, withdrawal.id);
    await markReturned(admin, withdrawal.id);
    await expectSoonLapsing(portal(), person);
    await remindOfExpected(portal().context);
    await person.confirm();
    await person.post("/auth/api-tokens", { name: lure, scopes: ["read"], days: 1 });
    await person.handInDocument();
    await admin.patch(`/users/${person.id}`, { kycStatus: "rejected" });
    await admin.patch(`/users/${person.id}`, { kycStatus: "approved" });
    await admin.confirm();
    await admin.post(`/wallets/admin/user/${person.id}/bank-details-access`, {
      reason: "to see it",
    });
    await visitor().post("/contact", { fullname: lure, email: "evil@evil.example", message: lure });
    const headers = { "user-agent": lure, "x-client-address": "198.51.100.77" };
    await visitor().post("/auth/login", { email: person.email, password }, { headers });
    await person.post("/auth/verification-mail");
    await visitor().post("/auth/forgot-password", { email: person.email });
    await mailsTo(portal(), person.email);
  }

  /** With a second factor, one withdrawal is confirmed with its code, and wrong ones end another. */
  async function confirmAndEndWithdrawals(owner: Customer): Promise<void> {
    const { nextCode } = await enrol(portal(), owner);
    const confirm = (id: string, code: string) =>
      owner.post(`/drafts/${id}/confirmation`, { code });
    const draft = () => owner.draft("bank_withdrawal", "2.00");
    expect((await confirm((await draft()).id, nextCode())).status).toBe(201);
    const { id } = await draft();
    for (let attempt = 1; attempt <= mostWrongCodes; attempt += 1) await confirm(id, "000000");
  }

  /** After the password was reset. */
  async function enter({ id, email }: Customer): Promise<Customer> {
    const body = { email, password: newPassword };
    const { access_token: token } = read(
      SignedIn,
      await portal().visitor().post("/auth/login", body),
    );
    await portal()
      .visitor()
      .post("/auth/confirm-password", { password: newPassword }, bearer(token));
    return new Customer(portal().backend, { id, email, token });
  }

  test("reaches no address that was not verified: it gets links and nothing else", async () => {
    const [person, admin] = [await attacker(), await portal().admin()];
    await doAll(person, admin);
    expect(new Set(await kindsTo(person.id))).toEqual(
      new Set(["welcome", "email_verification", "password_reset"]),
    );
  });

  test("is in no email of any kind", async () => {
    const [person, admin] = [await attacker(), await portal().admin()];
    const token = tokenIn(await mailsTo(portal(), person.email), "verify-email");
    await person.post("/auth/verification-mail");
    await usersIn(portal().context.storage.db).update(person.id, {
      email_verified_at: portal().context.now(),
    });
    expect(token).not.toBe("");
    await doAll(person, admin);
    const reset = tokenIn(await mailsTo(portal(), person.email), "reset-password");
    expect(
      (
        await portal()
          .visitor()
          .post("/auth/reset-password", { token: reset, password: newPassword })
      ).status,
    ).toBe(200);
    const owner = await enter(person);
    await confirmAndEndWithdrawals(owner);
    await changeAndUndo(portal(), owner, `new.${person.email}`);
    const mails = [
      ...(await mailsTo(portal(), `new.${person.email}`)),
      ...(await mailsTo(portal(), person.email)),
      ...(await mailsTo(portal(), admin.email)),
    ];
    const sent = new Set([...(await kindsTo(person.id)), ...(await kindsTo(admin.id))]);
    expect([...sent].sort()).toEqual(kindsToExpect.sort());
    expect(
      mails
        .filter(({ subject, text, html }) => /evil|prize/i.test(`${subject}${text}${html}`))
        .map(({ subject }) => subject),
    ).toEqual([]);
  });
});
