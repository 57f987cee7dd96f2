// Tokens: new at each sign-in, revoked one by one, read from nothing but the Authorization header.
import { expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { sessionsIn } from "~server/features/sessions/store";
import { openSession } from "~server/features/sign-in/open-session";
import { SignedIn } from "~server/features/users/schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { Caller } from "../support/api/caller";
import { password, read } from "../support/people/people";

describeEitherEngine("a session", (portal) => {
  const login = (email: string, word = password) =>
    portal().visitor().post("/auth/login", { email, password: word });
  const statusWith = async (token: string) =>
    (await new Caller(portal().backend, token).get("/auth/profile")).status;

  test("has a new token at each sign-in, whatever the case of the email", async () => {
    const nora = await portal().register();
    const answer = await login(` ${nora.email.toUpperCase()} `);
    const { access_token: token, user } = read(SignedIn, answer);
    expect([answer.status, user.id]).toEqual([200, nora.id]);
    expect(token).not.toBe(nora.token);
    expect(token.length).toBeGreaterThanOrEqual(43);
    expect(await statusWith(token)).toBe(200);
  });

  test("is recognized by its token even if it happens to start like an API token", async () => {
    const { context } = portal();
    const nora = await portal().register();
    const alike = {
      ...context,
      randomText: (bytes: number) => `tp_${context.randomText(bytes).slice(3)}`,
    };
    const token = await openSession(alike, context.storage.db, nora.id);
    expect(token).toMatch(/^tp_[\w-]{40}$/);
    expect(await statusWith(token)).toBe(200);
  });

  test("names empty fields", async () => {
    expect(await login("", "")).toMatchObject({
      status: 400,
      errors: { email: ["Enter your email"], password: ["Enter your password"] },
    });
  });

  test("ends alone: signing out keeps the others", async () => {
    const nora = await portal().register();
    const { access_token: second } = read(SignedIn, await login(nora.email));
    await nora.post("/auth/logout");
    expect([await statusWith(nora.token), await statusWith(second)]).toEqual([401, 200]);
  });

  test("tells a suspended user so only with the right password; inactive and pending users may sign in", async () => {
    const simon = await portal().register({ fullname: "Simon Stopped" });
    const setStatus = (status: "suspended" | "inactive" | "pending") =>
      usersIn(portal().context.storage.db).update(simon.id, { account_status: status });
    await setStatus("suspended");
    expect((await login(simon.email, "wrong")).code).toBe("wrong_credentials");
    for (const status of ["inactive", "pending"] as const) {
      await setStatus(status);
      expect((await login(simon.email)).status).toBe(200);
    }
  });

  test("ends at the twelfth idle hour and at the seventh day, to the minute", async () => {
    const [idle, busy] = [await portal().register(), await portal().register()];
    portal().advance({ hours: 11, minutes: 59 });
    expect(await statusWith(busy.token)).toBe(200);
    portal().advance({ minutes: 1 });
    expect(await statusWith(idle.token)).toBe(401);
    for (let hour = 12; hour < 7 * 24 - 1; hour += 1) {
      portal().advance({ hours: 1 });
      expect(await statusWith(busy.token), `after ${hour} h`).toBe(200);
    }
    portal().advance({ hours: 1 });
    expect(await statusWith(busy.token)).toBe(401);
  });

  test("shows in the profile when it ends: while idle and at the latest; an API token shows nothing", async () => {
    const nora = await portal().register();
    const ends = async () => Object((await nora.get("/auth/profile")).body).session;
    const inHours = (hours: number) =>
      new Date(portal().context.now() + hours * 3_600_000).toISOString();
    expect(await ends()).toEqual({ endsAt: inHours(12), endsInSeconds: 12 * 3600, isLast: false });
    portal().advance({ minutes: 4 });
    expect((await ends()).endsInSeconds, "seen five minutes ago at most").toBe(12 * 3600 - 240);
    portal().advance({ minutes: 1 });
    expect(await ends()).toEqual({ endsAt: inHours(12), endsInSeconds: 12 * 3600, isLast: false });
    for (let hour = 0; hour < 6.5 * 24; hour += 6) {
      portal().advance({ hours: 6 });
      await ends();
    }
    expect(await ends()).toMatchObject({ isLast: true, endsInSeconds: expect.any(Number) });
    expect((await ends()).endsInSeconds).toBeLessThan(12 * 3600);
  });

  test.each([
    "",
    "Bearer",
    "Bearer short",
    "Basic bm9yYTpub3Jh",
    "bearer x".padEnd(60, "x"),
    `Bearer ${"x".repeat(43)}`,
    `Bearer ${"x".repeat(43)} y`,
    `Bearer ${"x".repeat(5000)}`,
  ])("is not authenticated by %o", async (authorization) => {
    const answer = await portal()
      .visitor()
      .get("/auth/profile", { headers: { Authorization: authorization } });
    expect(answer).toMatchObject({
      status: 401,
      code: "unauthenticated",
      message: "Sign in again to continue.",
    });
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
  });

  test("is not authenticated by a cookie or a URL", async () => {
    const { token } = await portal().register();
    const byCookie = await portal()
      .visitor()
      .get("/auth/profile", { headers: { Cookie: `session=${token}; token=${token}` } });
    const byAddress = await portal()
      .visitor()
      .get(`/auth/profile?access_token=${token}&token=${token}`);
    expect([byCookie.status, byAddress.status]).toEqual([401, 401]);
  });

  test("leaves only the hash of its token behind", async () => {
    const nora = await portal().register();
    expect(
      await sessionsIn(portal().context.storage.db).personByToken(nora.token, 0),
    ).toBeUndefined();
    expect(await statusWith(nora.token)).toBe(200);
  });
});
