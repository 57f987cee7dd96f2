// A password that staff set opens nothing but its change, for a week.
import { expect, test } from "vitest";
import { operations } from "~server/operations";
import { User } from "~server/features/users/schemas";
import { usersIn } from "~server/features/users/store";
import type { Operation } from "~server/http/operation";
import { password, read, signUpBody } from "../support/people/people";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { mailsTo, tokenIn } from "../support/stubs/mailbox";

const all = Object.values(operations).flatMap((verbs) => Object.values<Operation>(verbs));
const open = [
  "GET /auth/profile",
  "POST /auth/profile",
  "GET /users/profile",
  "POST /users/profile",
  "POST /auth/change-password",
  "POST /auth/logout",
];
const closed = all.filter(
  ({ method, path, access }) => access !== "open" && !open.includes(`${method} ${path}`),
);
const own = "a password of my own";

let numbers = 2000;

describeEitherEngine("a password that staff set", (portal) => {
  const signInAt = (email: string, typed: string) =>
    portal().visitor().post("/auth/login", { email, password: typed });

  async function created() {
    const admin = await portal().admin(["support"]);
    const body = signUpBody((numbers += 1));
    const { id } = read(User, await admin.post("/users", body));
    const signedIn = await signInAt(body.email, password);
    const { access_token: token } = signedIn.body as { access_token: string };
    const call = (method: string, path: string, sent: object = {}) =>
      portal().backend.fetch(
        new Request(`https://portal.example/api${path}`, {
          method,
          headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
          ...(method !== "GET" && { body: JSON.stringify(sent) }),
        }),
      );
    return { id, email: body.email, signedIn, call };
  }

  test("is refused for every other operation", async () => {
    const { call, signedIn, id } = await created();
    expect(signedIn).toMatchObject({
      status: 200,
      body: { user: { passwordChangeRequired: true } },
    });
    expect(closed.length).toBeGreaterThan(100);
    for (const { method, path } of closed) {
      const answer = await call(method, path.replaceAll(/\{\w+\}/g, id));
      const { code } = (await answer.json()) as { code?: string };
      expect([`${method} ${path}`, answer.status, code]).toEqual([
        `${method} ${path}`,
        403,
        "password_change_required",
      ]);
    }
    for (const path of ["/auth/profile", "/users/profile"])
      for (const method of ["GET", "POST"]) expect((await call(method, path)).status).toBe(200);
    expect((await call("POST", "/auth/logout")).status).toBe(201);
  });

  test("must be changed for another one, which then opens everything", async () => {
    const { call, email } = await created();
    const change = (newPassword: string) =>
      call("POST", "/auth/change-password", { currentPassword: password, newPassword });
    const same = await change(password);
    expect([same.status, await same.json()]).toMatchObject([422, { code: "password_unchanged" }]);
    expect((await call("GET", "/wallets/my-wallet")).status).toBe(403);
    expect((await change(own)).status).toBe(200);
    expect((await call("GET", "/wallets/my-wallet")).status).toBe(200);
    expect((await signInAt(email, password)).code).toBe("wrong_credentials");
    const back = await signInAt(email, own);
    expect(back.body).not.toMatchObject({ user: { passwordChangeRequired: true } });
  });

  test("expires after a week, and an emailed link opens the account with another one", async () => {
    const { email, id } = await created();
    portal().advance({ hours: 7 * 24 });
    expect(await signInAt(email, password)).toMatchObject({
      status: 403,
      code: "initial_password_expired",
    });
    await portal().visitor().post("/auth/forgot-password", { email });
    const token = tokenIn(await mailsTo(portal(), email), "reset-password");
    const reset = (typed: string) =>
      portal().visitor().post("/auth/reset-password", { token, password: typed });
    expect((await reset(password)).code).toBe("password_unchanged");
    expect((await reset(own)).status).toBe(200);
    expect((await signInAt(email, own)).status).toBe(200);
    const { db } = portal().context.storage;
    expect(await usersIn(db).byId(id)).toMatchObject({
      initial_password_until: null,
      phone_number: expect.stringMatching(/^\+/) as string,
    });
  });

  test("isn't needed: without one the user chooses it with the emailed link", async () => {
    const admin = await portal().admin(["support"]);
    const { password: _left, ...body } = signUpBody((numbers += 1));
    const { id } = read(User, await admin.post("/users", body));
    expect((await signInAt(body.email, "")).status).toBe(400);
    expect((await signInAt(body.email, password)).code).toBe("wrong_credentials");
    portal().advance({ hours: 6 * 24 });
    const token = tokenIn(await mailsTo(portal(), body.email), "reset-password");
    const chosen = await portal().visitor().post("/auth/reset-password", { token, password: own });
    expect(chosen.body).toMatchObject({ message: expect.stringContaining("is saved") as string });
    const { body: entered } = await signInAt(body.email, own);
    expect(entered).toMatchObject({ user: { id, emailVerified: true } });
    expect(entered).not.toMatchObject({ user: { passwordChangeRequired: true } });
  });

  test("that expired unread is replaced by another link", async () => {
    const admin = await portal().admin(["support"]);
    const { password: _left, ...body } = signUpBody((numbers += 1));
    expect((await admin.post("/users", body)).status).toBe(201);
    const first = tokenIn(await mailsTo(portal(), body.email), "reset-password");
    portal().advance({ hours: 8 * 24 });
    const use = (token: string) =>
      portal().visitor().post("/auth/reset-password", { token, password: own });
    expect((await use(first)).code).toBe("link_expired");
    await portal().visitor().post("/auth/forgot-password", { email: body.email });
    expect((await use(tokenIn(await mailsTo(portal(), body.email), "reset-password"))).status).toBe(
      200,
    );
  });
});
