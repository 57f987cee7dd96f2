// A customer changes their own email: a link to the new mailbox, and a notice to the current one.
import { expect, test } from "vitest";
import { eraseDue } from "~server/background/erase-due";
import { readAudit } from "~server/features/audit/read-audit";
import { auditIn } from "~server/features/audit/store";
import { OwnEmailChange } from "~server/features/email/email-change-schemas";
import { PersonalData } from "~server/features/personal-data/schemas";
import { openSession } from "~server/features/sign-in/open-session";
import { Profile } from "~server/features/users/schemas";
import { usersIn } from "~server/features/users/store";
import { tokenOf } from "../support/api/api-token-of";
import { locationsOf, storedRows } from "../support/database/stored-text";
import { confirmNewEmail } from "../support/people/lost-mailbox";
import { changePath, ownEmailToken, requestOwnEmail, undoToken } from "../support/people/own-email";
import { Customer, password, read, signUpBody, type Person } from "../support/people/people";
import { enrol } from "../support/people/second-factor";
import type { TestPortal } from "../support/portal/backend";
import { describeEachEngine, describeEitherEngine } from "../support/portal/engine-suites";
import { mailsTo, subjectsOf } from "../support/stubs/mailbox";

const expired = { status: 410, code: "link_expired" };
const fresh = (name: string) => `${name}@mailbox.example.org`;
const pendingOf = async (customer: Customer) =>
  read(OwnEmailChange, await customer.get(changePath)).pending;
const withoutTimes = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body).replaceAll(/[\d-]{10}T[\d:.]{12}Z/g, "then"));
const signIn = (portal: TestPortal, email: string, typed = password) =>
  portal.visitor().post("/auth/login", { email, password: typed });

async function signedInAgain({ context, backend }: TestPortal, person: Person) {
  const token = await openSession(context, context.storage.db, person.id);
  return new Customer(backend, { ...person, token });
}

describeEitherEngine("a customer's own change of email", (portal) => {
  test("waits for the new mailbox; until then, the current email signs in", async () => {
    const nora = await portal().registerVerified();
    const email = fresh("Nora");
    const token = await ownEmailToken(portal(), nora, email);
    const now = portal().context.now();
    expect(await pendingOf(nora)).toEqual({
      email,
      sentAt: new Date(now).toISOString(),
      expiresAt: new Date(now + 48 * 3_600_000).toISOString(),
    });
    expect(await locationsOf(portal(), token)).toEqual([expect.stringMatching(/outbox.*\.eml$/)]);
    const notice = (await mailsTo(portal(), nora.email)).find(
      ({ subject }) => subject === "Your email is about to change",
    );
    expect(notice?.text).toContain("This wasn't me");
    expect(notice?.text).not.toContain(email);
    expect((await signIn(portal(), nora.email)).status).toBe(200);
    expect((await signIn(portal(), email)).code).toBe("wrong_credentials");
    portal().advance({ minutes: 1 });
    expect((await confirmNewEmail(portal(), token)).status).toBe(200);
    expect((await nora.get("/auth/profile")).status).toBe(401);
    expect((await signIn(portal(), nora.email)).code).toBe("wrong_credentials");
    expect((await signIn(portal(), email)).status).toBe(200);
    expect(await confirmNewEmail(portal(), token)).toMatchObject(expired);
    const { context } = portal();
    const lines = await auditIn(context.storage.db).ofSubject(`user:${nora.id}`);
    const own = lines.filter(({ action }) => action.startsWith("email.change"));
    expect(new Set(own.map(({ action, actor_id: actor }) => [action, actor].join(" ")))).toEqual(
      new Set([`email.change_requested ${nora.id}`, `email.changed ${nora.id}`]),
    );
    const line = own.find(({ action }) => action === "email.change_requested");
    expect(line && (await readAudit(context, line))).toMatchObject({
      before: { email: nora.email },
      after: { email },
    });
  });

  test("takes the password, and the code where two-factor authentication is on", async () => {
    const nora = await portal().registerVerified();
    const email = fresh("secret");
    expect((await nora.post(changePath, { email })).code).toBe("password_needed");
    const factor = await enrol(portal(), nora);
    portal().advance({ minutes: 6 });
    await nora.confirm();
    expect((await nora.post(changePath, { email })).code).toBe("password_needed");
    await nora.post("/auth/confirm-password", { password, code: factor.nextCode() });
    expect((await nora.post(changePath, { email })).status).toBe(200);
    const script = await tokenOf(portal(), await portal().registerVerified(), ["read"]);
    expect((await script.post(changePath, { email })).status).toBe(403);
  });

  test("is refused for the current email, and for staff, who ask a colleague", async () => {
    const [nora, admin] = [await portal().registerVerified(), await portal().admin()];
    expect(await requestOwnEmail(nora, nora.email.toUpperCase())).toMatchObject({
      status: 422,
      code: "own_email_unchanged",
      errors: { email: ["This is already your email."] },
    });
    await admin.confirm();
    expect((await admin.post(changePath, { email: fresh("staff") })).code).toBe("own_email");
    expect((await nora.patch("/users/profile", { email: fresh("patch") })).status).toBe(400);
  });

  test("is replaced by another, sent again and canceled: earlier links stop working", async () => {
    const nora = await portal().registerVerified();
    const first = await ownEmailToken(portal(), nora, fresh("first"));
    const second = await ownEmailToken(portal(), nora, fresh("second"));
    expect(await confirmNewEmail(portal(), first)).toMatchObject(expired);
    const again = await nora.post(`${changePath}/link`);
    expect(again).toMatchObject({ status: 200, body: { pending: { email: fresh("second") } } });
    expect(await confirmNewEmail(portal(), second)).toMatchObject(expired);
    expect(subjectsOf(await mailsTo(portal(), fresh("second")))).toEqual([
      "Confirm your new email",
      "Confirm your new email",
    ]);
    expect((await nora.delete(changePath)).status).toBe(200);
    expect(await pendingOf(nora)).toBeUndefined();
    for (const answer of [await nora.delete(changePath), await nora.post(`${changePath}/link`)])
      expect(answer).toMatchObject({ status: 409, code: "email_change_missing" });
  });

  test("expires after two days, is limited, and a repeated key sends one link", async () => {
    let nora = await portal().registerVerified();
    const key = `own-email-${portal().engine}`;
    const once = await requestOwnEmail(nora, fresh("late"), { key });
    expect((await requestOwnEmail(nora, fresh("late"), { key })).body).toEqual(once.body);
    expect(await mailsTo(portal(), fresh("late"))).toHaveLength(1);
    portal().advance({ hours: 48 });
    nora = await signedInAgain(portal(), nora);
    expect(await pendingOf(nora)).toBeUndefined();
    await eraseDue(portal().context);
    const rows = (await storedRows(portal())).get("email_changes") ?? [];
    expect(rows.filter(({ user_id: id }) => id === nora.id)).toEqual([]);
    for (let turn = 0; turn < 10; turn += 1)
      expect((await requestOwnEmail(nora, fresh(`many${turn}`))).status).toBe(200);
    for (const answer of [
      await requestOwnEmail(nora, fresh("more")),
      await nora.post(`${changePath}/link`),
    ])
      expect(answer).toMatchObject({ status: 429, code: "too_many_requests" });
  });

  test("tells no one whether an account has the email: only its mailbox learns it", async () => {
    const [nora, hana] = [await portal().registerVerified(), await portal().registerVerified()];
    const kinds = async () =>
      read(PersonalData, await nora.get("/users/profile/data")).messages.map(({ kind }) => kind);
    await nora.confirm();
    const asked = async (email: string) => {
      portal().advance({ minutes: 1 });
      const before = (await kinds()).length;
      const answer = await requestOwnEmail(nora, email);
      const body: unknown = JSON.parse(JSON.stringify(answer.body).replaceAll(email, "it"));
      const sent = (await kinds()).slice(0, -before).sort();
      return { status: answer.status, body: withoutTimes(body), sent };
    };
    const free = await asked(fresh("free"));
    expect(free.status).toBe(200);
    expect(await asked(hana.email)).toEqual(free);
    portal().advance({ minutes: 1 });
    const token = await ownEmailToken(portal(), nora, hana.email);
    const mail = (await mailsTo(portal(), hana.email)).find(
      ({ subject }) => subject === "Confirm your new email",
    );
    expect(mail?.text).toContain("If you didn't ask for this, ignore this email.");
    expect(await confirmNewEmail(portal(), token)).toMatchObject({
      status: 409,
      code: "new_email_taken",
    });
    expect((await nora.get("/auth/profile")).status).toBe(200);
  });

  test("writes nothing to a current email that was never confirmed", async () => {
    const nora = await portal().register();
    const before = subjectsOf(await mailsTo(portal(), nora.email));
    const email = fresh("typo");
    expect(
      (await confirmNewEmail(portal(), await ownEmailToken(portal(), nora, email))).status,
    ).toBe(200);
    expect(subjectsOf(await mailsTo(portal(), nora.email))).toEqual(before);
    const again = await portal().register({ email: nora.email, username: "typo.again" });
    expect(again.id).not.toBe(nora.id);
  });

  test("lapses with a new password, a suspension and the closing of the account", async () => {
    const [nora, admin] = [await portal().registerVerified(), await portal().admin()];
    const first = await ownEmailToken(portal(), nora, fresh("password"));
    const newPassword = "an entirely new password";
    await nora.post("/auth/change-password", { currentPassword: password, newPassword });
    expect(await confirmNewEmail(portal(), first)).toMatchObject(expired);
    const hana = await portal().registerVerified();
    const second = await ownEmailToken(portal(), hana, fresh("suspended"));
    const undo = await undoToken(portal(), hana.email);
    for (const accountStatus of ["suspended", "active"])
      expect((await admin.patch(`/users/${hana.id}`, { accountStatus })).status).toBe(200);
    expect(await confirmNewEmail(portal(), second)).toMatchObject(expired);
    const again = await signedInAgain(portal(), hana);
    const third = await ownEmailToken(portal(), again, fresh("closed"));
    await again.confirm();
    expect((await again.post("/users/profile/closing")).status).toBe(200);
    expect(await confirmNewEmail(portal(), third)).toMatchObject(expired);
    expect(await portal().visitor().post("/auth/undo-email-change", { token: undo })).toMatchObject(
      expired,
    );
    for (const table of ["email_changes", "email_undo_links"])
      expect(
        ((await storedRows(portal())).get(table) ?? []).filter(({ user_id: id }) => id === hana.id),
        table,
      ).toEqual([]);
  });

  test("is in the user's data, with the emails that can be restored", async () => {
    const nora = await portal().registerVerified();
    await requestOwnEmail(nora, fresh("export"));
    const data = read(PersonalData, await nora.get("/users/profile/data"));
    expect(data.pendingEmail?.email).toBe(fresh("export"));
    expect(data.formerEmails).toEqual([
      {
        email: nora.email,
        until: new Date(portal().context.now() + 9 * 86_400_000).toISOString(),
      },
    ]);
  });
});

describeEitherEngine(
  "after a customer's own change of email, where new destinations wait,",
  (portal) => {
    test("payouts are blocked for the same time", async () => {
      const nora = await portal().registerVerified();
      const email = fresh("payee");
      await confirmNewEmail(portal(), await ownEmailToken(portal(), nora, email));
      const row = await usersIn(portal().context.storage.db).byId(nora.id);
      expect(row).toMatchObject({
        payouts_blocked_until: portal().context.now() + 24 * 3_600_000,
        payouts_block_reason_code: "email_changed",
      });
      const entered = await signIn(portal(), email);
      expect(Object(entered.body).user).toMatchObject({ emailVerified: true });
    });
  },
  { DESTINATION_WAIT_HOURS: "24" },
);

describeEachEngine("own changes of email at the same time", (portal) => {
  test("give one address to only one of two customers and a sign-up", async () => {
    const [nora, hana] = [await portal().registerVerified(), await portal().registerVerified()];
    const email = fresh("race");
    const first = await ownEmailToken(portal(), nora, email);
    portal().advance({ minutes: 1 });
    const tokens = [first, await ownEmailToken(portal(), hana, email)];
    const body = signUpBody(0, { email, username: `race.${portal().engine}` });
    const answers = await Promise.all([
      ...tokens.map((token) => confirmNewEmail(portal(), token)),
      portal().visitor().post("/auth/register", body),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    for (const { code } of answers.slice(0, 2).filter(({ status }) => status !== 200))
      expect(code).toBe("new_email_taken");
  });

  test("leave one pending change, whose link alone works", async () => {
    const nora = await portal().registerVerified();
    await nora.confirm();
    const emails = ["a", "b", "c"].map((name) => fresh(`${name}.${portal().engine}`));
    const answers = await Promise.all(emails.map((email) => nora.post(changePath, { email })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const rows = (await storedRows(portal())).get("email_changes") ?? [];
    expect(rows.filter(({ user_id: id }) => id === nora.id)).toHaveLength(1);
    expect(read(Profile, await nora.get("/users/profile")).email).toBe(nora.email);
  });
});
