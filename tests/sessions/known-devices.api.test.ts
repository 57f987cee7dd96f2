// However long outsiders guess at a password, who holds a known device, a code, an emailed link or a live session is not kept out.
import { expect, test } from "vitest";
import { PasswordReset, SignedIn } from "~server/features/users/schemas";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { mailsTo, tokenIn } from "../support/stubs/mailbox";
import { password, read } from "../support/people/people";
import { enrol } from "../support/people/second-factor";
import { sized } from "../support/sized";
import { locationsOf } from "../support/database/stored-text";

const guesses = sized(60, 1_000);
const newPassword = "an entirely new password";

describeEitherEngine("a password under attack", (portal) => {
  let place = 0;
  const elsewhere = () => `198.51.${Math.floor((place += 1) / 250)}.${place % 250}`;
  const from = (address: string, device?: string) => ({
    headers: {
      "x-client-address": address,
      ...(device !== undefined && { "x-device-token": device }),
    },
  });
  const signIn = (
    body: { email: string; password: string; code?: string },
    device?: string,
    address = elsewhere(),
  ) => portal().visitor().post("/auth/login", body, from(address, device));
  const deviceOf = async (email: string, typed = password, device?: string) =>
    read(SignedIn, await signIn({ email, password: typed }, device)).deviceToken ?? "";
  /** Wrong ones from many networks, until everyone else has to wait. */
  const guessAt = async (email: string, times = guesses) => {
    for (let time = 0; time < times; time += 1) await signIn({ email, password: "wrong" });
    for (let round = 0; round < 7; round += 1) {
      portal().advance({ minutes: 15 });
      await signIn({ email, password: "wrong" });
    }
    expect(await signIn({ email, password: "wrong" })).toMatchObject({
      status: 429,
      code: "too_many_attempts",
    });
  };
  /** As someone does who tries again after each wait. */
  const wrongUntilWait = async (guess: () => Promise<{ status: number }>) => {
    let wrong = 0;
    while (wrong < 20 && (await guess()).status === 401) wrong += 1;
    return wrong;
  };

  test("allows sign-in from a known device, also from the attacker's network, and stays slow for all others", async () => {
    const { email } = await portal().register();
    const device = await deviceOf(email);
    await guessAt(email);
    const neighbor = elsewhere();
    await wrongUntilWait(() => signIn({ email, password: "wrong" }, undefined, neighbor));
    expect(await signIn({ email, password })).toMatchObject({
      status: 429,
      code: "too_many_attempts",
    });
    expect((await signIn({ email, password }, device, neighbor)).status).toBe(200);
    portal().advance({ minutes: 14 });
    expect(
      (await signIn({ email, password })).status,
      "a quarter of an hour is waited in the end",
    ).toBe(429);
  });

  test("allows sign-in with password and code together, and only with both", async () => {
    const nora = await portal().register();
    const { nextCode } = await enrol(portal(), nora);
    const { email } = nora;
    await guessAt(email);
    expect(await signIn({ email, password: "wrong", code: nextCode() })).toMatchObject({
      status: 429,
      code: "too_many_attempts",
    });
    expect(await signIn({ email, password, code: "000000" })).toMatchObject({
      status: 429,
      code: "too_many_attempts",
    });
    expect(await signIn({ email, password })).toMatchObject({
      status: 429,
      code: "too_many_attempts",
    });
    for (let time = 0; time < 20; time += 1)
      await signIn({ email, password: "wrong", code: "000000" });
    expect(
      (await signIn({ email, password, code: nextCode() })).status,
      "codes with wrong passwords count for nothing",
    ).toBe(200);
  });

  test("has five attempts at the code as well if the password is known", async () => {
    const nora = await portal().register();
    const {
      recoveryCodes: [recovery = ""],
    } = await enrol(portal(), nora);
    const { email } = nora;
    await guessAt(email);
    for (let time = 0; time < 5; time += 1) await signIn({ email, password, code: "000000" });
    expect((await signIn({ email, password, code: recovery })).status).toBe(429);
    portal().advance({ minutes: 0.25 });
    expect((await signIn({ email, password, code: recovery })).status).toBe(200);
  });

  test("needs no second call if the code is sent with it, and says if it is wrong", async () => {
    const nora = await portal().register();
    const {
      nextCode,
      recoveryCodes: [recovery = ""],
    } = await enrol(portal(), nora);
    const { email } = nora;
    expect((await signIn({ email, password })).code).toBe("second_factor_needed");
    expect(await signIn({ email, password, code: "000000" })).toMatchObject({
      status: 401,
      code: "code_wrong",
      errors: { code: [expect.any(String)] },
    });
    expect((await signIn({ email, password, code: nextCode() })).status).toBe(200);
    expect((await signIn({ email, password, code: recovery })).status).toBe(200);
    expect((await signIn({ email, password, code: recovery })).code).toBe("code_wrong");
    const { email: plain } = await portal().register();
    expect(
      (await signIn({ email: plain, password, code: "000000" })).status,
      "who has no second factor",
    ).toBe(200);
  });

  test("is replaced by an emailed link, and then works on the device that followed it", async () => {
    const { email } = await portal().register();
    await guessAt(email);
    await portal().visitor().post("/auth/forgot-password", { email }, from(elsewhere()));
    const token = tokenIn(await mailsTo(portal(), email), "reset-password");
    const reset = await portal()
      .visitor()
      .post(
        "/auth/reset-password",
        { token, password: newPassword },
        { ...from(elsewhere()), key: `reset-${portal().engine}` },
      );
    const { deviceToken } = read(PasswordReset, reset);
    expect(await locationsOf(portal(), deviceToken ?? "")).toEqual([]);
    await guessAt(email);
    expect((await signIn({ email, password: newPassword })).status).toBe(429);
    expect((await signIn({ email, password: newPassword }, deviceToken)).status).toBe(200);
  });

  test("can be confirmed and changed in an open session meanwhile", async () => {
    const nora = await portal().register();
    await guessAt(nora.email);
    expect((await nora.confirm()).status).toBe(200);
    expect(
      (await nora.post("/auth/change-password", { currentPassword: password, newPassword })).status,
    ).toBe(200);
  });

  test("can be guessed five times in a session and five times from a known device, and no other has to wait for it", async () => {
    const nora = await portal().register();
    const [device, other] = [await deviceOf(nora.email), await deviceOf(nora.email)];
    expect(
      await wrongUntilWait(() => nora.post("/auth/confirm-password", { password: "wrong" })),
    ).toBe(5);
    expect(
      await wrongUntilWait(() => signIn({ email: nora.email, password: "wrong" }, device)),
    ).toBe(5);
    expect((await signIn({ email: nora.email, password }, device)).status).toBe(429);
    expect((await signIn({ email: nora.email, password }, other)).status).toBe(200);
    expect((await signIn({ email: nora.email, password })).status).toBe(200);
  });

  test("of an unknown user gets the same response, with a code, a device or neither", async () => {
    const { email } = await portal().register();
    const device = await deviceOf((await portal().register()).email);
    const nobody = "nobody.at.all@example.com";
    const seen = async (name: string) => {
      await guessAt(name, 60);
      const answers = [
        await signIn({ email: name, password: "wrong" }),
        await signIn({ email: name, password: "wrong", code: "123456" }),
        await signIn({ email: name, password: "wrong" }, "x".repeat(43)),
      ];
      return answers.map(({ status, body, headers }) => [status, body, headers.get("retry-after")]);
    };
    expect(await seen(nobody)).toEqual(await seen(email));
    expect((await signIn({ email, password }, device)).status, "another's device").toBe(429);
  });
});
