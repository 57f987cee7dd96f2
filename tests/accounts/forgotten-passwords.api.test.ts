// A forgotten password: a link by email, once and for an hour, and no one learns who has an account.
import { expect, test } from "vitest";
import { auditIn } from "../../server/features/audit/store";
import { usersIn } from "../../server/features/users/store";
import { resetRequestsIn } from "../../server/features/email/mailed-link-store";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { mailsTo, subjectsOf, tokenIn } from "../support/stubs/mailbox";
import { password, type Person } from "../support/people/people";
import { locationsOf } from "../support/database/stored-text";

const from = (address: string) => ({ headers: { "x-client-address": address } });
const newPassword = "an entirely new password";

describeEitherEngine("a forgotten password", (portal) => {
  let place = 0;
  const request = (email: string, address = `198.51.100.${(place += 1)}`) =>
    portal().visitor().post("/auth/forgot-password", { email }, from(address));
  const reset = (token: string, extras = {}) =>
    portal().visitor().post("/auth/reset-password", { token, password: newPassword }, extras);
  const signIn = (email: string, typed: string) =>
    portal().visitor().post("/auth/login", { email, password: typed });
  const isSignedIn = async ({ token }: Person) =>
    (
      await portal()
        .visitor()
        .get("/auth/profile", { headers: { Authorization: `Bearer ${token}` } })
    ).status === 200;
  const resetMails = async (email: string) =>
    (await mailsTo(portal(), email)).filter(({ subject }) => subject === "Reset your password");
  /** The token that this person is sent now. */
  const tokenFor = async (email: string) => {
    portal().advance({ hours: 2 });
    const before = (await resetMails(email)).length;
    await request(email);
    return tokenIn((await resetMails(email)).slice(before), "reset-password");
  };

  test("is replaced by the link: everyone is signed out, and the user is notified", async () => {
    const nora = await portal().registerVerified();
    const token = await tokenFor(nora.email);
    expect(await locationsOf(portal(), token)).toEqual([expect.stringMatching(/outbox.*\.eml$/)]);
    const again = await portal().register();
    expect(await reset(token)).toMatchObject({
      status: 200,
      body: { message: "Your password was changed. Sign in with the new one." },
    });
    expect([await isSignedIn(nora), await isSignedIn(again)]).toEqual([false, true]);
    expect((await signIn(nora.email, password)).code).toBe("wrong_credentials");
    const entered = await signIn(nora.email, newPassword);
    expect(entered).toMatchObject({ status: 200, body: { user: { emailVerified: true } } });
    expect(subjectsOf(await mailsTo(portal(), nora.email))).toContain("Your password was changed");
    await portal().backend.settled();
    const audited = await auditIn(portal().context.storage.db).ofSubject(`user:${nora.id}`);
    expect(audited.map(({ action }) => action).sort()).toEqual([
      "password.reset",
      "session.opened",
      "sign_in.refused",
      "user.registered",
    ]);
  });

  test("revokes API tokens too: someone with the old password could have created one", async () => {
    const nora = await portal().register();
    await nora.post("/auth/confirm-password", { password });
    const made = await nora.post("/auth/api-tokens", {
      name: "export",
      scopes: ["read"],
      days: 30,
    });
    const headers = { Authorization: `Bearer ${Object(made.body).token}` };
    expect((await portal().visitor().get("/wallets/my-wallet", { headers })).status).toBe(200);
    await reset(await tokenFor(nora.email));
    expect((await portal().visitor().get("/wallets/my-wallet", { headers })).status).toBe(401);
  });

  test("has a link that works once, for an hour, and not after a newer one", async () => {
    const nora = await portal().register();
    const used = await tokenFor(nora.email);
    expect((await reset(used)).status).toBe(200);
    expect(await reset(used)).toMatchObject({ status: 410, code: "link_expired" });

    const older = await tokenFor(nora.email);
    const newer = await tokenFor(nora.email);
    expect((await reset(older)).code).toBe("link_expired");
    portal().advance({ minutes: 59.9 });
    expect((await reset(newer)).status).toBe(200);

    const late = await tokenFor(nora.email);
    portal().advance({ minutes: 60 });
    expect((await reset(late)).code).toBe("link_expired");
    for (const foreign of ["", "x", nora.token, "../../etc", "\u0000", "é".repeat(500)])
      expect((await reset(foreign)).code, foreign).toBe("link_expired");
  });

  test("is replaced once by two simultaneous posts of one link; repeating a post returns the same", async () => {
    const nora = await portal().register();
    const token = await tokenFor(nora.email);
    const answers = await Promise.all([1, 2, 3, 4].map(() => reset(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410]);
    const contested = await tokenFor(nora.email);
    let waiting: ReturnType<typeof reset>[] = [];
    await portal().context.storage.transaction(async (db) => {
      await usersIn(db).byIdLocked(nora.id);
      waiting = [reset(contested), reset(contested)];
      for (let turn = 0; turn < 100; turn += 1) await usersIn(db).byId(nora.id);
    });
    expect((await Promise.all(waiting)).map(({ status }) => status).sort()).toEqual([200, 410]);
    const other = await tokenFor(nora.email);
    const key = `reset-once-${portal().engine}`;
    expect([(await reset(other, { key })).status, (await reset(other, { key })).status]).toEqual([
      200, 200,
    ]);
    expect((await reset("another-token", { key })).code).toBe("key_reused");
  });

  test("can't be replaced with a link that confirms an address, nor the other way round", async () => {
    const nora = await portal().register();
    const verification = tokenIn(await mailsTo(portal(), nora.email), "verify-email");
    expect((await reset(verification)).code).toBe("link_expired");
    const token = await tokenFor(nora.email);
    expect((await portal().visitor().post("/auth/verify-email", { token })).code).toBe(
      "link_expired",
    );
    expect((await reset(token)).status).toBe(200);
  });

  test("gets the same answer for everyone, and only those who may sign in get an email", async () => {
    const [nora, simon, gone, admin] = [
      await portal().register(),
      await portal().register(),
      await portal().register(),
      await portal().admin(),
    ];
    await usersIn(portal().context.storage.db).update(simon.id, { account_status: "suspended" });
    await admin.delete(`/users/${gone.id}`, { confirmed: true });
    const answers = await Promise.all(
      [nora.email, simon.email, gone.email, "nobody@example.org", nora.email.toUpperCase()].map(
        (email) => request(email),
      ),
    );
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await resetRequestsIn(portal().context.storage.db).waiting()).toHaveLength(5);
    for (const email of [simon.email, gone.email, "nobody@example.org"])
      expect(await resetMails(email)).toEqual([]);
    expect((await resetMails(nora.email)).length).toBeGreaterThan(0);
    expect(await resetRequestsIn(portal().context.storage.db).waiting()).toEqual([]);
  });

  test("can't be replaced with a link sent before a suspension", async () => {
    const nora = await portal().register();
    const token = await tokenFor(nora.email);
    await usersIn(portal().context.storage.db).update(nora.id, { account_status: "suspended" });
    expect((await reset(token)).code).toBe("link_expired");
    await usersIn(portal().context.storage.db).update(nora.id, { account_status: "active" });
    expect((await reset(token)).status).toBe(200);
  });

  test("floods no one's mailbox, and limits requests from one IP address", async () => {
    portal().advance({ hours: 2 });
    const nora = await portal().register();
    for (let number = 0; number < 6; number += 1) {
      expect((await request(nora.email)).status).toBe(200);
      await mailsTo(portal(), nora.email);
    }
    const mails = await resetMails(nora.email);
    expect(mails).toHaveLength(3);
    for (let number = 0; number < 20; number += 1)
      expect((await request(`person${number}@example.org`, "192.0.2.50")).status).toBe(200);
    expect(await request("person@example.org", "192.0.2.50")).toMatchObject({
      status: 429,
      code: "too_many_requests",
    });
  });

  test("clears the failed attempts at this account, and no others, once it is replaced", async () => {
    const [nora, hana] = [await portal().register(), await portal().register()];
    const guess = (email: string, typed: string) =>
      portal().visitor().post("/auth/login", { email, password: typed }, from("192.0.2.60"));
    for (const email of [nora.email, hana.email])
      for (let number = 0; number < 5; number += 1) await guess(email, "wrong");
    const token = await tokenFor(nora.email);
    for (const email of [nora.email, hana.email])
      for (let number = 0; number < 5; number += 1) await guess(email, "wrong");
    expect((await guess(nora.email, password)).status).toBe(429);
    expect((await reset(token, from("192.0.2.60"))).status).toBe(200);
    expect((await guess(nora.email, newPassword)).status).toBe(200);
    expect((await guess(hana.email, password)).status).toBe(429);
  });
});
