// Two-factor authentication (ASVS 6.5): set up, signed in with, turned off; each code once, within its half minute and one next to it.
import { expect, test } from "vitest";
import { SignedIn } from "~server/features/users/schemas";
import {
  RecoveryCodes,
  SecondFactorSetup,
  SecondFactorState,
} from "~server/features/second-factor/schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { Caller } from "../support/api/caller";
import { password, read, type Customer } from "../support/people/people";
import { codeOf } from "../support/people/authenticator-code";
import { challengeIn, enrol } from "../support/people/second-factor";
import { locationsOf, storedRows } from "../support/database/stored-text";

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

  test("starts only with a recent password, and isn't on until a first code", async () => {
    const nora = await portal().register();
    expect(await nora.post("/auth/second-factor/setup")).toMatchObject({
      status: 403,
      code: "password_needed",
    });
    await confirm(nora);
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
      expect(await locationsOf(portal(), text)).toEqual([]);
  });

  test("asks for the code only after the correct password; the message for a wrong one is unchanged", async () => {
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
    expect(await locationsOf(portal(), challenge)).toEqual([]);
    expect((await new Caller(portal().backend, challenge).get("/auth/profile")).status).toBe(401);
    const { access_token: token, user } = read(SignedIn, await verify(challenge, nextCode()));
    expect(user.id).toBe(nora.id);
    expect((await new Caller(portal().backend, token).get("/auth/profile")).status).toBe(200);
    expect((await verify(challenge, nextCode())).code, "one challenge, one session").toBe(
      "sign_in_expired",
    );
  });

  test("is turned off, or gets new recovery codes, only with password and a recent code", async () => {
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

  test("is deleted with its user, and so are their tokens and sign-ins waiting for a code", async () => {
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
});
