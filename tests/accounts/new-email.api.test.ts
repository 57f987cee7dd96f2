// The link that confirms a new email for an account whose owner lost their mailbox.
import { expect, test } from "vitest";
import { eraseDue } from "~server/background/erase-due";
import { sendMail } from "~server/features/accounts/send-mail";
import { UserPage } from "~server/features/accounts/admin-schemas";
import { readAudit } from "~server/features/audit/read-audit";
import { auditIn } from "~server/features/audit/store";
import { usersIn } from "~server/features/users/store";
import { storedRows } from "../support/database/stored-text";
import { requestNewEmail, confirmNewEmail, newEmailToken } from "../support/people/lost-mailbox";
import { password, read, type Person } from "../support/people/people";
import { requestIn, staff } from "../support/people/second-approval";
import type { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { mailsTo, tokenIn } from "../support/stubs/mailbox";

const newPassword = "an entirely new password";
const expired = { status: 410, code: "link_expired" };
const fresh = (name: string) => `${name}@mailbox.example.org`;

const signIn = (portal: TestPortal, email: string, typed = password) =>
  portal.visitor().post("/auth/login", { email, password: typed });
const rowOf = (portal: TestPortal, { id }: Pick<Person, "id">) =>
  usersIn(portal.context.storage.db).byId(id);
const reset = async (portal: TestPortal, address: string) =>
  portal.visitor().post("/auth/reset-password", {
    token: tokenIn(await mailsTo(portal, address), "reset-password"),
    password: newPassword,
  });
const forgot = (portal: TestPortal, email: string) =>
  portal.visitor().post("/auth/forgot-password", { email });

describeEitherEngine("the link to a new mailbox", (portal) => {
  test("changes the email, once, and everyone is signed out and notified", async () => {
    const nora = await portal().registerVerified();
    const email = fresh("Nora");
    const token = await newEmailToken(portal(), nora, email);
    expect((await nora.get("/auth/profile")).status).toBe(200);
    const answer = await confirmNewEmail(portal(), token);
    expect(answer).toMatchObject({
      status: 200,
      body: { message: "Your email was changed. Sign in with the new one." },
    });
    expect((await nora.get("/auth/profile")).status).toBe(401);
    expect((await signIn(portal(), nora.email)).code).toBe("wrong_credentials");
    expect((await signIn(portal(), email.toLowerCase())).status).toBe(200);
    expect(await rowOf(portal(), nora)).toMatchObject({
      email,
      email_key: email.toLowerCase(),
      email_verified_at: portal().context.now(),
      payouts_blocked_until: null,
      payouts_block_reason: null,
    });
    expect(await confirmNewEmail(portal(), token)).toMatchObject(expired);
    const former = (await mailsTo(portal(), nora.email)).find(
      ({ subject }) => subject === "Your email was changed",
    );
    expect(former?.text).toContain("You can no longer use this one to sign in");
    expect(former?.text).not.toContain(email);
    const received = (await mailsTo(portal(), email)).map(({ subject, text = "" }) => [
      subject,
      text.includes("This is now the email for your"),
    ]);
    expect(received).toContainEqual(["Your email was changed", true]);
    const { context } = portal();
    const lines = await auditIn(context.storage.db).ofSubject(`user:${nora.id}`);
    const line = lines.find(({ action }) => action === "email.changed");
    expect(line?.actor_id).toBe(nora.id);
    expect(line && (await readAudit(context, line))).toMatchObject({
      before: { email: nora.email },
      after: { email },
    });
  });

  test("lets the user be found by the new email, and no longer by the former one", async () => {
    const nora = await portal().registerVerified();
    await confirmNewEmail(portal(), await newEmailToken(portal(), nora, fresh("found")));
    const admin = await portal().admin();
    const found = async (search: string) =>
      read(UserPage, await admin.get(`/users?search=${search}`)).users.map(({ id }) => id);
    expect(await found(fresh("found"))).toEqual([nora.id]);
    expect(await found(nora.email)).toEqual([]);
  });

  test("invalidates links that were emailed before", async () => {
    const nora = await portal().register();
    const verification = tokenIn(await mailsTo(portal(), nora.email), "verify-email");
    await forgot(portal(), nora.email);
    await sendMail(portal().context);
    const token = await newEmailToken(portal(), nora, fresh("links"));
    expect((await confirmNewEmail(portal(), token)).status).toBe(200);
    expect(await reset(portal(), nora.email)).toMatchObject(expired);
    expect(
      await portal().visitor().post("/auth/verify-email", { token: verification }),
    ).toMatchObject(expired);
  });

  test("expires after two days, and is then deleted", async () => {
    const nora = await portal().registerVerified();
    const token = await newEmailToken(portal(), nora, fresh("late"));
    portal().advance({ hours: 48 });
    expect(await confirmNewEmail(portal(), token)).toMatchObject(expired);
    expect((await rowOf(portal(), nora))?.email).toBe(nora.email);
    await eraseDue(portal().context);
    expect((await storedRows(portal())).get("email_changes")).toEqual([]);
  });

  test("is replaced by a later one, and canceled by a password reset from the former mailbox", async () => {
    const nora = await portal().registerVerified();
    const first = await newEmailToken(portal(), nora, fresh("first"));
    const second = await newEmailToken(portal(), nora, fresh("second"));
    expect(await confirmNewEmail(portal(), first)).toMatchObject(expired);
    await forgot(portal(), nora.email);
    expect((await reset(portal(), nora.email)).status).toBe(200);
    expect(await confirmNewEmail(portal(), second)).toMatchObject(expired);
    expect((await signIn(portal(), nora.email, newPassword)).status).toBe(200);
  });

  test("is canceled by a new password that its owner sets while signed in", async () => {
    const nora = await portal().registerVerified();
    const token = await newEmailToken(portal(), nora, fresh("signed"));
    await nora.post("/auth/change-password", { currentPassword: password, newPassword });
    expect(await confirmNewEmail(portal(), token)).toMatchObject(expired);
  });

  test("does not work while the account is suspended, and works again afterwards", async () => {
    const nora = await portal().registerVerified();
    const token = await newEmailToken(portal(), nora, fresh("held"));
    const users = usersIn(portal().context.storage.db);
    await users.update(nora.id, { account_status: "suspended" });
    expect(await confirmNewEmail(portal(), token)).toMatchObject(expired);
    await users.update(nora.id, { account_status: "active" });
    expect((await confirmNewEmail(portal(), token)).status).toBe(200);
  });

  test("clears nothing of an account whose former email was never confirmed", async () => {
    const nora = await portal().register();
    await nora.saveBank();
    const email = fresh("unconfirmed");
    expect(
      (await confirmNewEmail(portal(), await newEmailToken(portal(), nora, email))).status,
    ).toBe(200);
    await forgot(portal(), email);
    expect((await reset(portal(), email)).body).toEqual({
      message: "Your password was changed. Sign in with the new one.",
      deviceToken: expect.any(String),
    });
    const stored = (await storedRows(portal())).get("bank_details") ?? [];
    expect(stored.filter(({ user_id: id }) => id === nora.id)).toHaveLength(1);
  });

  test("does not exist before the approval", async () => {
    const { ada } = await staff(portal());
    const nora = await portal().registerVerified();
    requestIn(await requestNewEmail(ada, nora, fresh("unapproved")));
    const rows = (await storedRows(portal())).get("email_changes") ?? [];
    expect(rows.filter(({ user_id: id }) => id === nora.id)).toEqual([]);
    expect(await confirmNewEmail(portal(), "an-unknown-token")).toMatchObject(expired);
  });
});
