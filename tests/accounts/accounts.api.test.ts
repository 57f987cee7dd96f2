// Signing up and in: every message, and sessions that end.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { usersIn } from "../../server/features/users/store";
import { TestPortal } from "../support/portal/backend";
import { password, signUpBody } from "../support/people/people";

let portal: TestPortal;
beforeAll(async () => {
  portal = await TestPortal.open("SQLite");
});
afterAll(() => portal.close());

describe("signing up", () => {
  const good = signUpBody(900);

  test.each([
    [{ fullname: "" }, { fullname: ["Enter your full name"] }],
    [{ username: " " }, { username: expect.arrayContaining(["Choose a username"]) }],
    [{ email: "nobody" }, { email: ["Enter an email address, such as name@example.com"] }],
    [{ password: "" }, { password: expect.arrayContaining(["Enter a password"]) }],
    [{ password: "12345" }, { password: ["Use at least 6 characters for the password"] }],
    [{ phoneNumber: "" }, { phoneNumber: expect.arrayContaining(["Enter a phone number"]) }],
    [
      { phoneNumber: "+1 000" },
      { phoneNumber: ["Enter a valid phone number, including the country code"] },
    ],
    [{ currency: "JPY" }, { currency: ["Choose a currency"] }],
    [{ country: "Narnia" }, { country: ["Choose a country"] }],
  ])("%j is refused next to its field", async (change, errors) => {
    const answer = await portal.visitor().post("/auth/register", { ...good, ...change });
    expect(answer).toMatchObject({
      status: 400,
      message: `Validation failed: ${Object.values(answer.errors).flat().join("; ")}`,
      code: "validation_failed",
    });
    expect(answer.errors).toEqual(errors);
  });

  test("country and currency default to US and USD, and the address is optional", async () => {
    const { country: _country, currency: _currency, ...rest } = signUpBody(901);
    const answer = await portal
      .visitor()
      .post("/auth/register", { ...rest, address: { street: "", city: "Oslo" } });
    expect(answer.body).toMatchObject({
      user: {
        country: "US",
        currency: "USD",
        address: { city: "Oslo" },
        kycStatus: "not_submitted",
        accountStatus: "active",
      },
    });
  });

  test("an email or username is taken however it is spelled", async () => {
    await portal.visitor().post("/auth/register", signUpBody(902));
    const email = await portal
      .visitor()
      .post("/auth/register", signUpBody(903, { email: "NORA902@Example.com" }));
    const username = await portal
      .visitor()
      .post("/auth/register", signUpBody(904, { username: "Nora902" }));
    expect([email.code, username.code]).toEqual(["email_taken", "username_taken"]);
    expect([Object.keys(email.errors), Object.keys(username.errors)]).toEqual([
      ["email"],
      ["username"],
    ]);
  });
});

describe("sessions", () => {
  const signIn = (email: string, typed = password) =>
    portal.visitor().post("/auth/login", { email, password: typed });

  test("a wrong password and an unknown address read the same", async () => {
    const { email } = await portal.register();
    const [wrong, unknown] = [await signIn(email, "wrong one"), await signIn("nobody@example.com")];
    expect(wrong).toMatchObject({ status: 401, code: "wrong_credentials" });
    expect(unknown.body).toEqual(wrong.body);
  });

  test("signing out ends the session on the server", async () => {
    const nora = await portal.register();
    expect((await nora.post("/auth/logout")).status).toBe(201);
    expect((await nora.get("/auth/profile")).status).toBe(401);
  });

  test("a suspended user can't sign in, and their sessions end immediately", async () => {
    const simon = await portal.register();
    await usersIn(portal.context.storage.db).update(simon.id, { account_status: "suspended" });
    expect((await simon.get("/auth/profile")).status).toBe(401);
    expect((await signIn(simon.email)).code).toBe("account_suspended");
  });

  test("a session ends after 12 idle hours; using it extends it, but to no more than a week", async () => {
    const [idle, busy] = [await portal.register(), await portal.register()];
    portal.advance({ hours: 7 });
    expect((await busy.get("/auth/profile")).status).toBe(200);
    portal.advance({ hours: 6 });
    expect([
      (await idle.get("/auth/profile")).status,
      (await busy.get("/auth/profile")).status,
    ]).toEqual([401, 200]);
    for (let half = 0; half < 14; half += 1) {
      portal.advance({ hours: 11 });
      await busy.get("/auth/profile");
    }
    portal.advance({ hours: 11 });
    expect((await busy.get("/auth/profile")).status).toBe(401);
  });

  test("all four ways to request the profile return the same", async () => {
    const nora = await portal.register();
    const answers = await Promise.all([
      nora.get("/auth/profile"),
      nora.post("/auth/profile"),
      nora.get("/users/profile"),
      nora.post("/users/profile"),
    ]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });
});

describe("a body that can't be read", () => {
  test.each([
    ["{", "application/json", 400, "malformed_body"],
    ["a=b", "application/x-www-form-urlencoded", 415, "unsupported_media_type"],
    ["{}", "application/jsonp", 415, "unsupported_media_type"],
    ["{}", "application/json-patch+json", 415, "unsupported_media_type"],
    ["{}", "Application/JSON;charset=UTF-8", 400, "validation_failed"],
    ["[]", "application/json", 400, "validation_failed"],
    ['"text"', "application/json", 400, "validation_failed"],
    [
      '{"__proto__":{"email":"x"},"email":{"a":1},"password":["b"]}',
      "application/json",
      400,
      "validation_failed",
    ],
  ])("%s as %s returns %d", async (body, type, status, code) => {
    expect(await portal.visitor().raw("POST", "/auth/login", body, type)).toMatchObject({
      status,
      code,
    });
  });
});
