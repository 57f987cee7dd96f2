// A sign-up whose answer was lost is sent once more, with its Idempotency-Key.
import { expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { idempotencyIn } from "~server/http/idempotency-store";
import { SignedIn } from "~server/features/users/schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { Caller } from "../support/api/caller";
import { password, read, signUpBody } from "../support/people/people";

describeEitherEngine("repeating a sign-up", (portal) => {
  const send = (body: object, key: string) =>
    portal().visitor().post("/auth/register", body, { key });

  test("returns the user created the first time, with another session", async () => {
    const body = signUpBody(951);
    const [first, again] = [
      read(SignedIn, await send(body, "sign-up-951")),
      read(SignedIn, await send(body, "sign-up-951")),
    ];
    expect(again.user).toEqual(first.user);
    expect(again.access_token).not.toBe(first.access_token);
    for (const { access_token } of [first, again])
      expect((await new Caller(portal().backend, access_token).get("/auth/profile")).status).toBe(
        200,
      );
  });

  test("with different input and the same key is refused, and creates no user", async () => {
    await send(signUpBody(952), "sign-up-952");
    for (const body of [
      signUpBody(953),
      signUpBody(952, { fullname: "Other" }),
      signUpBody(952, { password: "another one" }),
    ]) {
      expect(await send(body, "sign-up-952")).toMatchObject({ status: 409, code: "key_reused" });
    }
    expect(
      await usersIn(portal().context.storage.db).byEmail("nora953@example.com"),
    ).toBeUndefined();
  });

  test("with another key is refused because email and username are taken", async () => {
    await send(signUpBody(954), "sign-up-954");
    expect(await send(signUpBody(954), "sign-up-954b")).toMatchObject({
      status: 409,
      code: "email_taken",
    });
  });

  test("stores neither password nor token with the key", async () => {
    const { access_token: token } = read(SignedIn, await send(signUpBody(955), "sign-up-955"));
    const row = await idempotencyIn(portal().context.storage.db).byKey("visitors", "sign-up-955");
    expect(row?.answer).toMatch(/^\{"userId":"[\w-]{36}"\}$/);
    expect(JSON.stringify(row)).not.toContain(token);
    const other = await send(signUpBody(955, { password: "another one" }), "sign-up-955");
    expect(other.code, "told by the password itself, not by a hash of it").toBe("key_reused");
  });

  test("at the same time creates one user, and signs both callers in", async () => {
    const body = signUpBody(956);
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(body, "sign-up-956")));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 201));
    expect(new Set(answers.map((answer) => read(SignedIn, answer).user.id)).size).toBe(1);
  });

  test("gives no extra guesses at the password", async () => {
    const body = signUpBody(957);
    await send(body, "sign-up-957");
    for (let guess = 1; guess <= 5; guess += 1)
      await send({ ...body, password: `guess ${guess}` }, "sign-up-957");
    expect(await send(body, "sign-up-957")).toMatchObject({
      status: 429,
      code: "too_many_attempts",
    });
    expect(
      await portal().visitor().post("/auth/login", { email: body.email, password }),
    ).toMatchObject({ status: 429 });
  });
});
