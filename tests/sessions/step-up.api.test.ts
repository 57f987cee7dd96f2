// The password typed again for sensitive operations.
import { expect, test } from "vitest";
import { sessionsIn } from "~server/features/sessions/store";
import { hashToken } from "~server/kernel/hash-token";
import { isConfirmed } from "~server/http/step-up";
import { SignedIn } from "~server/features/users/schemas";
import { PasswordConfirmation } from "~server/features/sessions/schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { password, read } from "../support/people/people";

describeEitherEngine("re-entering the password", (portal) => {
  const confirmedNow = async (token: string) => {
    const { storage, now } = portal().context;
    const row = await sessionsIn(storage.db).personByToken(hashToken(token), now());
    return isConfirmed({ confirmedAt: row?.confirmed_at ?? null }, now());
  };

  test("is valid for five minutes, in this session only", async () => {
    const nora = await portal().register();
    const { access_token: other } = read(
      SignedIn,
      await portal().visitor().post("/auth/login", { email: nora.email, password }),
    );
    expect(await confirmedNow(nora.token), "a sign-in alone is none").toBe(false);
    const answer = await nora.post("/auth/confirm-password", { password });
    expect(answer.status).toBe(200);
    expect(
      Date.parse(read(PasswordConfirmation, answer).confirmedUntil) - portal().context.now(),
    ).toBe(5 * 60_000);
    expect([await confirmedNow(nora.token), await confirmedNow(other)]).toEqual([true, false]);
    portal().advance({ minutes: 4.99 });
    expect(await confirmedNow(nora.token)).toBe(true);
    portal().advance({ minutes: 0.01 });
    expect(await confirmedNow(nora.token)).toBe(false);
  });

  test("incorrectly shows an error at the field and confirms nothing", async () => {
    const nora = await portal().register();
    expect(await nora.post("/auth/confirm-password", { password: "wrong" })).toMatchObject({
      status: 401,
      code: "wrong_credentials",
      errors: { password: [expect.any(String)] },
    });
    expect(await confirmedNow(nora.token)).toBe(false);
    expect((await nora.post("/auth/confirm-password", { password: "" })).errors).toEqual({
      password: ["Enter your password"],
    });
    expect((await nora.post("/auth/confirm-password", { password, role: "admin" })).status).toBe(
      400,
    );
  });

  test("is limited as at sign-in: each session has five attempts, and the wait is shown", async () => {
    const nora = await portal().register();
    for (let guess = 1; guess <= 3; guess += 1)
      await nora.post("/auth/confirm-password", { password: "wrong" });
    for (let guess = 1; guess <= 2; guess += 1)
      await nora.post("/auth/change-password", {
        currentPassword: "wrong",
        newPassword: "another password",
      });
    for (const answer of [
      await nora.post("/auth/confirm-password", { password }),
      await nora.post("/auth/change-password", {
        currentPassword: password,
        newPassword: "another password",
      }),
    ]) {
      expect([answer.status, answer.code, answer.headers.get("retry-after")]).toEqual([
        429,
        "too_many_attempts",
        "15",
      ]);
    }
    portal().advance({ minutes: 0.1 });
    expect(
      (await nora.post("/auth/confirm-password", { password })).headers.get("retry-after"),
    ).toBe("9");
    portal().advance({ minutes: 0.15 });
    expect((await nora.post("/auth/confirm-password", { password })).status).toBe(200);
  });
});
