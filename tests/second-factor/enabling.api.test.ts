// The first code, which turns two-factor authentication on: only soon after the password, and not by guessing.
import { expect, test } from "vitest";
import { SecondFactorSetup } from "~server/features/second-factor/schemas";
import { SignedIn } from "~server/features/users/schemas";
import { Caller } from "../support/api/caller";
import { codeOf } from "../support/people/authenticator-code";
import { password, read, type Customer } from "../support/people/people";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { secondFactorSetupMinutes } from "~server/features/second-factor/operations";

describeEitherEngine("enabling two-factor authentication", (portal) => {
  const now = () => portal().context.now();
  const enable = (person: Caller, code: string) =>
    person.post("/auth/second-factor/enable", { code });
  const confirm = (person: Caller) => person.post("/auth/confirm-password", { password });
  const begin = async (person: Caller) => {
    await confirm(person);
    return read(SecondFactorSetup, await person.post("/auth/second-factor/setup")).secret;
  };
  const otherSessionOf = async ({ email }: Customer) => {
    const login = await portal().visitor().post("/auth/login", { email, password });
    return new Caller(portal().backend, read(SignedIn, login).access_token);
  };
  const wrongCodeFor = (secret: string) =>
    ["000000", "111111", "222222", "333333"].find((code) =>
      [-60, -30, 0, 30, 60].every((seconds) => codeOf(secret, now() + seconds * 1000) !== code),
    ) ?? "";

  test("takes no code from a session that never confirmed the password", async () => {
    const nora = await portal().register();
    const other = await otherSessionOf(nora);
    const secret = await begin(nora);
    expect(await enable(other, codeOf(secret, now()))).toMatchObject({
      status: 403,
      code: "password_needed",
    });
    expect((await enable(nora, codeOf(secret, now()))).status).toBe(200);
  });

  test("takes five wrong codes from a session, then has it wait", async () => {
    const nora = await portal().register();
    const other = await otherSessionOf(nora);
    const secret = await begin(nora);
    for (let guess = 1; guess <= 5; guess += 1)
      expect((await enable(nora, wrongCodeFor(secret))).code).toBe("code_wrong");
    const refused = { status: 429, code: "too_many_attempts" };
    expect(await enable(nora, codeOf(secret, now()))).toMatchObject(refused);
    expect(await confirm(nora), "counted together with its passwords").toMatchObject(refused);
    expect((await confirm(other)).status).toBe(200);
    portal().advance({ minutes: 0.25 });
    expect((await enable(nora, codeOf(secret, now()))).status).toBe(200);
  });

  test("checks few of many codes that are sent at once", async () => {
    const nora = await portal().register();
    const wrong = wrongCodeFor(await begin(nora));
    const answers = await Promise.all(Array.from({ length: 12 }, () => enable(nora, wrong)));
    expect(answers.filter(({ code }) => code === "code_wrong")).toHaveLength(5);
    expect(answers.filter(({ code }) => code === "too_many_attempts")).toHaveLength(7);
  });

  test("counts no code without a setup that it could belong to", async () => {
    const nora = await portal().register();
    await confirm(nora);
    for (let attempt = 1; attempt <= 6; attempt += 1)
      expect((await enable(nora, "000000")).code).toBe("second_factor_not_begun");
    const secret = await begin(nora);
    expect((await enable(nora, codeOf(secret, now()))).status).toBe(200);
  });

  test.each([
    ["in time", secondFactorSetupMinutes - 0.5, 200, ""],
    ["too late", secondFactorSetupMinutes, 409, "second_factor_not_begun"],
  ])("%s: an unfinished setup expires", async (_when, minutes, status, code) => {
    const nora = await portal().register();
    const secret = await begin(nora);
    portal().advance({ minutes });
    await confirm(nora);
    const shown = await nora.get("/auth/second-factor/setup");
    expect([shown.status, shown.code]).toEqual([status, code]);
    expect(await enable(nora, codeOf(secret, now()))).toMatchObject({ status, code });
  });

  test("starts again after the setup expired", async () => {
    const nora = await portal().register();
    const old = await begin(nora);
    portal().advance({ minutes: secondFactorSetupMinutes });
    const secret = await begin(nora);
    expect((await enable(nora, codeOf(old, now()))).code).toBe("code_wrong");
    expect((await enable(nora, codeOf(secret, now()))).status).toBe(200);
  });
});
