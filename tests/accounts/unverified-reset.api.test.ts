// An account opened with another user's address: its owner takes it over by the reset link, without what the outsider left.
import { expect, test } from "vitest";
import { documentsIn } from "~server/features/documents/store";
import { draftsIn } from "~server/features/drafts/store";
import { secondFactorsIn } from "~server/features/second-factor/store";
import { auditIn } from "~server/features/audit/store";
import { personOf } from "~server/features/users/person-of";
import { checkMayBePaid } from "~server/features/users/rules";
import { usersIn } from "~server/features/users/store";
import { bankDetailsIn } from "~server/features/withdrawals/bank-details-store";
import { cardsIn } from "~server/features/cards/store";
import { Profile, SignedIn } from "~server/features/users/schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { pngFile, asFile } from "../support/inputs/files";
import { kycForm } from "../support/inputs/inputs";
import { mailsTo, tokenIn } from "../support/stubs/mailbox";
import { Customer, read, type Person } from "../support/people/people";
import { markSent } from "../support/people/payouts";
import { enrol } from "../support/people/second-factor";

const newPassword = "an entirely new password";

describeEitherEngine("an account whose password is reset", (portal) => {
  /** A customer with 100.00, of which 30.00 are asked for, and everything saved that can be saved. */
  async function fill(person: Customer): Promise<void> {
    const admin = await portal().admin();
    await person.saveCard();
    await admin.approve((await person.deposit("100.00")).id);
    await person.deposit("7.00");
    await person.withdraw("30.00");
    await person.draft("bank_withdrawal", "2.00");
    await person.post("/users/kyc/upload-multiple", kycForm([asFile(pngFile("passport.png"))]));
    await person.patch("/users/profile", {
      fullname: "Mal Lory",
      address: { street: "1 Stranger's Lane" },
    });
    await admin.patch(`/users/${person.id}`, { kycStatus: "approved" });
    await enrol(portal(), person);
    await person.confirm();
  }

  async function resetOf({ email }: Person): Promise<{ owner: Customer; message: string }> {
    await portal().visitor().post("/auth/forgot-password", { email });
    const token = tokenIn(await mailsTo(portal(), email), "reset-password");
    const answer = await portal()
      .visitor()
      .post("/auth/reset-password", { token, password: newPassword });
    expect(answer.status).toBe(200);
    const { message } = Object(answer.body);
    const entered = await portal().visitor().post("/auth/login", { email, password: newPassword });
    if (Object(entered.body).challenge)
      return { owner: new Customer(portal().backend, { id: "", email, token: "" }), message };
    const { access_token: access, user } = read(SignedIn, entered);
    return {
      owner: new Customer(portal().backend, { id: user.id, email, token: access }),
      message,
    };
  }

  test("stays unpaid if its identity was rejected", async () => {
    const [person, admin] = [await portal().register(), await portal().admin()];
    await admin.patch(`/users/${person.id}`, { kycStatus: "rejected" });
    const { owner } = await resetOf(person);
    const row = await usersIn(portal().context.storage.db).byId(owner.id);
    expect(row && checkMayBePaid(personOf(row))?.refused).toBe("payee_kyc_rejected");
  });

  test("is cleared, except for its money, if its address was not verified", async () => {
    const stranger = await portal().register({ fullname: "Mal Lory" });
    await fill(stranger);
    const { owner, message } = await resetOf(stranger);
    expect(message).toContain("we deleted the profile, bank details, cards and documents");
    expect((await stranger.get("/auth/profile")).status).toBe(401);
    const profile = read(Profile, await owner.get("/auth/profile"));
    expect(profile).toMatchObject({
      emailVerified: true,
      fullname: "New customer",
      phoneNumber: "",
      kycStatus: "not_submitted",
      kycUrls: [],
      address: {},
    });
    expect(JSON.stringify(profile)).not.toMatch(/Mal Lory|Stranger/);
    expect((await owner.get("/wallets/bank-details")).body).toMatchObject({
      hasBankDetails: false,
    });
    expect((await owner.get("/wallets/card/info")).body).toMatchObject({ hasCard: false });
    const { db } = portal().context.storage;
    const left = [
      await documentsIn(db).all(owner.id),
      await draftsIn(db).ofUser(owner.id),
      await secondFactorsIn(db).of(owner.id),
    ];
    expect(left).toEqual([[], [], undefined]);
    expect(await owner.wallet()).toMatchObject({
      availableBalance: 100,
      pendingWithdrawal: 0,
      pendingDeposit: 0,
    });
    expect(await portal().ledgerFaults()).toEqual([]);
    const lines = await auditIn(db).ofSubject(`user:${owner.id}`);
    expect(lines.map(({ action }) => action)).toContain("user.cleared");
    const received = (await mailsTo(portal(), owner.email)).find(
      ({ subject }) => subject === "Your password was changed",
    );
    expect(received?.text).toContain("Your money stays in your wallet.");
  });

  /** An unverified account with 100.00 and the approved withdrawals of these amounts. */
  async function withApproved(amounts: readonly string[]) {
    const [admin, stranger] = [await portal().admin(), await portal().register()];
    await stranger.saveCard();
    await admin.approve((await stranger.deposit("100.00")).id);
    const ids: string[] = [];
    for (const amount of amounts) {
      const { id } = await stranger.withdraw(amount);
      await admin.approve(id);
      ids.push(id);
    }
    return { admin, stranger, ids };
  }

  test("takes back withdrawals that were approved and not sent, and keeps those that were sent", async () => {
    const { admin, stranger, ids } = await withApproved(["30.00", "20.00"]);
    const [unsent = "", sent = ""] = ids;
    expect((await markSent(admin, sent)).status).toBe(201);
    const { owner, message } = await resetOf(stranger);
    expect(message).toContain("canceled pending requests and withdrawals that hadn't been sent");
    expect(await owner.wallet()).toMatchObject({ availableBalance: 80, pendingWithdrawal: 0 });
    expect((await admin.get(`/payouts/${unsent}`)).status).toBe(404);
    expect(await owner.transaction(unsent)).toMatchObject({
      status: "failed",
      reason: "Canceled: the account was reset before its email address was confirmed.",
    });
    expect(await owner.transaction(sent)).toMatchObject({ status: "successful" });
    const lines = await auditIn(portal().context.storage.db).ofSubject(`transaction:${unsent}`);
    expect(lines.map(({ action }) => action)).toContain("transaction.cancelled");
    expect(await portal().ledgerFaults()).toEqual([]);
  });

  test("takes back a withdrawal from a batch, which can't be released even if it is approved again", async () => {
    const { admin, stranger, ids } = await withApproved(["30.00"]);
    const ben = await portal().admin();
    const [id = ""] = ids;
    const prepare = () => admin.post("/payout-batches", { payouts: ids, reason: "Monday" });
    const batch = String(Object((await prepare()).body).id);
    const release = () => ben.post(`/payout-batches/${batch}/release`);
    const { owner } = await resetOf(stranger);
    expect(await owner.available()).toBe(100);
    const refused = await release();
    expect(refused).toMatchObject({ status: 409, code: "payout_not_payable" });
    expect(refused.message).toContain("It was taken out of the batch.");
    await admin.setStatus(id, "successful");
    expect((await release()).code).toBe("payout_not_payable");
    expect((await prepare()).status).toBe(201);
  });

  test("keeps everything if its address was verified", async () => {
    const hana = await portal().registerVerified();
    await fill(hana);
    const { message } = await resetOf(hana);
    expect(message).toBe("Your password was changed. Sign in with the new one.");
    const { db } = portal().context.storage;
    expect((await usersIn(db).byId(hana.id))?.fullname).toBe("Mal Lory");
    expect(await bankDetailsIn(db).ofUser(hana.id)).toBeDefined();
    expect(await cardsIn(db).inUse(hana.id)).toBeDefined();
    expect((await secondFactorsIn(db).of(hana.id))?.enabled_at).toBeTypeOf("number");
  });

  test("keeps everything if it is an administrator's, whose address the operator set", async () => {
    const admin = await portal().admin();
    await admin.saveBank();
    await resetOf(admin);
    expect(await bankDetailsIn(portal().context.storage.db).ofUser(admin.id)).toBeDefined();
  });

  test("keeps the name that an administrator gave it", async () => {
    const [admin, email] = [
      await portal().admin(),
      `opened.${portal().engine.toLowerCase()}@example.org`,
    ];
    const body = {
      fullname: "Greta Good",
      username: `greta.${portal().engine}`,
      email,
      password: "correct horse",
      phoneNumber: "+12025550147",
      country: "US",
      currency: "USD",
    };
    expect((await admin.post("/users", body)).status).toBe(201);
    const { owner } = await resetOf({ id: "", email, token: "" });
    expect(read(Profile, await owner.get("/auth/profile"))).toMatchObject({
      fullname: "Greta Good",
      phoneNumber: "+12025550147",
    });
  });
});
