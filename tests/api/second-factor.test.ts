// Two-step sign-in (ASVS 6.5): set up, signed in with, turned off; each code once, within its half minute and one beside it.
import { expect, test } from "vitest";
import { SignedIn } from "~server/contract/schemas/accounts";
import {
  RecoveryCodes,
  SecondFactorSetup,
  SecondFactorState,
} from "~server/contract/schemas/second-factor";
import { describeEachEngine } from "../support/backend";
import { Caller } from "../support/caller";
import { password, read, type Customer } from "../support/people";
import { challengeIn, codeOf, enrol } from "../support/second-factor";
import { placesOf, storedRows } from "../support/stored-text";

describeEachEngine("two-step sign-in", (portal) => {
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

  test("is begun only with the password of the last minutes, and counts for nothing until a first code", async () => {
    const nora = await portal().register();
    expect(await nora.post("/auth/second-factor/setup")).toMatchObject({
      status: 403,
      code: "password_needed",
    });
    expect(await nora.post("/auth/second-factor/enable", { code: "000000" })).toMatchObject({
      status: 409,
      code: "second_factor_not_begun",
    });
    await confirm(nora);
    const setup = read(SecondFactorSetup, await nora.post("/auth/second-factor/setup"));
    expect(setup.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(setup.uri).toBe(
      `otpauth://totp/Meridian:${encodeURIComponent(nora.email)}?issuer=Meridian&secret=${setup.secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(await nora.post("/auth/second-factor/enable", { code: "abc" })).toMatchObject({
      status: 401,
      code: "code_wrong",
      errors: { code: [expect.any(String)] },
    });
    expect(await state(nora)).toMatchObject({
      isOn: false,
      recoveryCodesLeft: 0,
      isRequired: false,
    });
    expect((await login(nora.email)).status).toBe(200);
    expect(read(SecondFactorSetup, await nora.get("/auth/second-factor/setup"))).toEqual(setup);
    portal().advance({ minutes: 5 });
    expect((await nora.get("/auth/second-factor/setup")).code).toBe("password_needed");
  });

  test("turned on, ends the other sessions, shows ten codes and then never the secret again", async () => {
    const nora = await portal().register();
    const { access_token: other } = read(SignedIn, await login(nora.email));
    const { secret, recoveryCodes } = await enrol(portal(), nora);
    expect((await new Caller(portal().backend, other).get("/auth/profile")).status).toBe(401);
    expect(await state(nora)).toMatchObject({
      isOn: true,
      since: new Date(portal().context.now()).toISOString(),
      recoveryCodesLeft: 10,
    });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes.filter((code) => !/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/.test(code))).toEqual(
      [],
    );
    for (const again of [
      await nora.get("/auth/second-factor/setup"),
      await nora.post("/auth/second-factor/setup"),
      await nora.post("/auth/second-factor/enable", {
        code: codeOf(secret, portal().context.now()),
      }),
    ]) {
      expect([again.status, again.code]).toEqual([409, "second_factor_on"]);
    }
    for (const text of [
      secret,
      ...recoveryCodes,
      ...recoveryCodes.map((code) => code.replace(/-/g, "")),
    ])
      expect(await placesOf(portal(), text)).toEqual([]);
  });

  test("asks for the code after the right password only, and a wrong one is told as before", async () => {
    const nora = await portal().register();
    const { nextCode } = await enrol(portal(), nora);
    expect(await login(nora.email, "wrong")).toMatchObject({
      status: 401,
      code: "wrong_credentials",
      body: expect.not.objectContaining({ challenge: expect.anything() }),
    });
    const asked = await login(nora.email);
    expect(asked).toMatchObject({ status: 401, code: "second_factor_needed" });
    expect(asked.body).not.toHaveProperty("access_token");
    const challenge = challengeIn(asked);
    expect(await placesOf(portal(), challenge)).toEqual([]);
    expect((await new Caller(portal().backend, challenge).get("/auth/profile")).status).toBe(401);
    const { access_token: token, user } = read(SignedIn, await verify(challenge, nextCode()));
    expect(user.id).toBe(nora.id);
    expect((await new Caller(portal().backend, token).get("/auth/profile")).status).toBe(200);
    expect((await verify(challenge, nextCode())).code, "one challenge, one session").toBe(
      "sign_in_expired",
    );
  });

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
  ])("a code of %i seconds beside now is answered with %i", async (seconds, status) => {
    const nora = await portal().register();
    const { secret } = await enrol(portal(), nora);
    portal().advance({ minutes: 5 });
    expect(
      (await signInWith(nora, codeOf(secret, portal().context.now() + seconds * 1000))).status,
    ).toBe(status);
  });

  test("takes a recovery code once, however it is typed", async () => {
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

  test("a challenge lasts five minutes, and ends with every session of the person", async () => {
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

  test("wrong codes are counted for the account, and the right password buys no new guesses", async () => {
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

  test("nobody suspended meanwhile gets in with a code", async () => {
    const nora = await portal().register();
    const { nextCode } = await enrol(portal(), nora);
    const challenge = challengeIn(await login(nora.email));
    await portal().context.storage.store.users.update(nora.id, { account_status: "suspended" });
    expect(await verify(challenge, nextCode())).toMatchObject({
      status: 403,
      code: "account_suspended",
    });
  });

  test("a repeated sign-up does not go round it", async () => {
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

  test("turned off or given new recovery codes only with password and code of the last minutes", async () => {
    const nora = await portal().register();
    const {
      recoveryCodes: [old = ""],
      nextCode,
    } = await enrol(portal(), nora);
    portal().advance({ minutes: 5 });
    expect((await nora.post("/auth/second-factor/disable")).code).toBe("password_needed");
    expect((await nora.post("/auth/second-factor/recovery-codes")).code).toBe("password_needed");
    expect(await confirm(nora)).toMatchObject({
      code: "second_factor_needed",
      errors: { code: [expect.any(String)] },
    });
    expect((await nora.post("/auth/second-factor/disable")).code).toBe("password_needed");
    expect(
      (await nora.post("/auth/confirm-password", { password: "wrong", code: nextCode() })).errors,
    ).toHaveProperty("password");
    expect((await confirm(nora, nextCode())).status).toBe(200);
    const { recoveryCodes } = read(
      RecoveryCodes,
      await nora.post("/auth/second-factor/recovery-codes"),
    );
    expect(recoveryCodes).not.toContain(old);
    expect((await signInWith(nora, old)).code).toBe("code_wrong");
    expect((await nora.post("/auth/second-factor/disable")).status).toBe(200);
    expect((await login(nora.email)).status).toBe(200);
    expect(
      (await storedRows(portal()))
        .get("recovery_codes")
        ?.filter(({ user_id: id }) => id === nora.id),
    ).toEqual([]);
    expect((await nora.post("/auth/second-factor/disable")).code).toBe("second_factor_off");
  });

  test("goes with its person, and so do their tokens and what waits for a code", async () => {
    const [nora, admin] = [await portal().register(), await portal().admin()];
    await nora.post("/auth/confirm-password", { password });
    await nora.post("/auth/api-tokens", { name: "export", scopes: ["read"], days: 1 });
    await enrol(portal(), nora);
    await login(nora.email);
    const tables = ["second_factors", "recovery_codes", "pending_sign_ins", "api_tokens"];
    const rowsOf = async () => {
      const rows = await storedRows(portal());
      return tables.map(
        (table) => rows.get(table)?.filter(({ user_id: id }) => id === nora.id).length,
      );
    };
    expect(await rowsOf()).toEqual([1, 10, 1, 1]);
    expect((await admin.delete(`/users/${nora.id}`, {})).status).toBe(200);
    expect(await rowsOf()).toEqual([0, 0, 0, 0]);
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
