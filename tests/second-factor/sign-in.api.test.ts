// Signing in in two steps: each code once, challenges that end, and wrong codes that are counted.
import { expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { SignedIn } from "~server/features/users/schemas";
import { SecondFactorState } from "~server/features/second-factor/schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { Caller } from "../support/api/caller";
import { password, read, type Customer } from "../support/people/people";
import { codeOf } from "../support/people/authenticator-code";
import { challengeIn, enrol } from "../support/people/second-factor";
import { storedRows } from "../support/database/stored-text";

describeEitherEngine("two-factor authentication", (portal) => {
  const login = (email: string, word = password) =>
    portal().visitor().post("/auth/login", { email, password: word });
  const verify = (challenge: string, code: string) =>
    portal().visitor().post("/auth/second-factor/verify", { challenge, code });
  const signInWith = async (person: Customer, code: string) =>
    verify(challengeIn(await login(person.email)), code);
  const state = async (person: Caller) =>
    read(SecondFactorState, await person.get("/auth/second-factor"));
  const confirm = (person: Caller, code?: string) =>
    person.post("/auth/confirm-password", { password, code });

  test("takes each code once: not again at the sign-in, not at the step-up, and never an older one", async () => {
    const nora = await portal().register();
    const { secret, nextCode } = await enrol(portal(), nora);
    expect(
      (await signInWith(nora, codeOf(secret, portal().context.now()))).code,
      "the one that turned it on",
    ).toBe("code_wrong");
    const code = nextCode();
    expect((await signInWith(nora, code)).status).toBe(200);
    expect((await signInWith(nora, code)).code).toBe("code_wrong");
    expect((await confirm(nora, code)).code).toBe("code_wrong");
    const older = codeOf(secret, portal().context.now() - 30_000);
    expect((await signInWith(nora, older)).code).toBe("code_wrong");
  });

  test.each([
    [-60, 401],
    [-30, 200],
    [0, 200],
    [30, 200],
    [60, 401],
  ])("a code %i seconds from now returns %i", async (seconds, status) => {
    const nora = await portal().register();
    const { secret } = await enrol(portal(), nora);
    portal().advance({ minutes: 5 });
    expect(
      (await signInWith(nora, codeOf(secret, portal().context.now() + seconds * 1000))).status,
    ).toBe(status);
  });

  test("takes a recovery code once, however it is written", async () => {
    const nora = await portal().register();
    const {
      recoveryCodes: [first = "", second = ""],
    } = await enrol(portal(), nora);
    expect((await signInWith(nora, ` ${first.replace(/-/g, " ").toUpperCase()} `)).status).toBe(
      200,
    );
    expect((await signInWith(nora, first)).code).toBe("code_wrong");
    expect((await signInWith(nora, second)).status).toBe(200);
    expect((await state(nora)).recoveryCodesLeft).toBe(8);
    expect((await actions(nora.id)).toSorted()).toEqual([
      "second_factor.enabled",
      "second_factor.recovery_code_used",
      "second_factor.recovery_code_used",
    ]);
  });

  test("a code used twice at once opens one session", async () => {
    const nora = await portal().register();
    const {
      recoveryCodes: [code = ""],
      nextCode,
    } = await enrol(portal(), nora);
    for (const typed of [code, nextCode()]) {
      const challenges = [
        challengeIn(await login(nora.email)),
        challengeIn(await login(nora.email)),
        challengeIn(await login(nora.email)),
      ];
      const answers = await Promise.all(challenges.map((challenge) => verify(challenge, typed)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    }
  });

  test("a challenge used twice at once, with two good codes, opens one session", async () => {
    const nora = await portal().register();
    const {
      recoveryCodes: [first = "", second = ""],
    } = await enrol(portal(), nora);
    const challenge = challengeIn(await login(nora.email));
    const answers = await Promise.all([verify(challenge, first), verify(challenge, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test("a challenge lasts five minutes, and ends with all sessions of the user", async () => {
    const nora = await portal().register();
    const { nextCode } = await enrol(portal(), nora);
    const [late, ended] = [
      challengeIn(await login(nora.email)),
      challengeIn(await login(nora.email)),
    ];
    portal().advance({ minutes: 4.4 });
    await nora.delete("/auth/sessions");
    expect((await verify(ended, nextCode())).code).toBe("sign_in_expired");
    const last = challengeIn(await login(nora.email));
    portal().advance({ minutes: 5 });
    expect((await verify(last, nextCode())).code).toBe("sign_in_expired");
    expect((await verify(late, nextCode())).code).toBe("sign_in_expired");
  });

  test("wrong codes are counted for the account, and the right password gives no new attempts", async () => {
    const nora = await portal().register();
    const {
      nextCode,
      recoveryCodes: [recovery = ""],
    } = await enrol(portal(), nora);
    for (let guess = 1; guess <= 5; guess += 1)
      expect((await signInWith(nora, "000000")).status).toBe(401);
    expect(await signInWith(nora, recovery)).toMatchObject({
      status: 429,
      code: "too_many_attempts",
    });
    const elsewhere = { headers: { "x-client-address": "192.0.2.77" } };
    const challenge = challengeIn(
      await portal().visitor().post("/auth/login", { email: nora.email, password }, elsewhere),
    );
    expect(
      (
        await portal()
          .visitor()
          .post("/auth/second-factor/verify", { challenge, code: recovery }, elsewhere)
      ).status,
    ).toBe(429);
    portal().advance({ minutes: 0.25 });
    expect((await signInWith(nora, nextCode())).status).toBe(200);
    for (let guess = 1; guess <= 5; guess += 1)
      expect((await signInWith(nora, "000000")).code, "a sign-in clears the count").toBe(
        "code_wrong",
      );
  });

  test("a user suspended meanwhile can't get in with a code", async () => {
    const nora = await portal().register();
    const { nextCode } = await enrol(portal(), nora);
    const challenge = challengeIn(await login(nora.email));
    await usersIn(portal().context.storage.db).update(nora.id, { account_status: "suspended" });
    expect(await verify(challenge, nextCode())).toMatchObject({
      status: 403,
      code: "account_suspended",
    });
  });

  test("a repeated sign-up does not bypass it", async () => {
    const body = {
      fullname: "Nora New",
      username: "nora.twice",
      email: "nora.twice@example.com",
      password,
      phoneNumber: "+12025550101",
      country: "US",
      currency: "USD",
    };
    const { access_token: token } = read(
      SignedIn,
      await portal().visitor().post("/auth/register", body, { key: "sign-up-key-1" }),
    );
    await enrol(portal(), new Caller(portal().backend, token));
    const again = await portal().visitor().post("/auth/register", body, { key: "sign-up-key-1" });
    expect([again.status, again.code]).toEqual([401, "second_factor_needed"]);
  });

  async function actions(userId: string): Promise<unknown[]> {
    const rows = (await storedRows(portal())).get("audit") ?? [];
    return rows
      .filter(
        ({ subject, action }) =>
          subject === `user:${userId}` && String(action).startsWith("second_factor."),
      )
      .map(({ action }) => action);
  }
});
