// What failed attempts are counted by, and what a right password or code clears.
import { beforeEach, describe, expect, test } from "vitest";
import { refuse } from "~server/kernel/refusal";
import {
  clearFailedAttempts,
  clearOwnFailedAttempts,
  codeAttempt,
  sessionAttempt,
  signInAttempt,
  throttleAttempt,
  throttleCode,
} from "~server/features/sessions/sign-in-throttle";
import { attemptsAt, someone, somewhere, wrong } from "../support/people/attempts";
import { describeEitherEngine } from "../support/portal/engine-suites";

describeEitherEngine("attempts", (portal) => {
  const { tries, free, waits, recordedOf } = attemptsAt(portal);
  let email: string;
  let address: string;
  beforeEach(() => {
    [email, address] = [someone(), somewhere()];
  });

  test("are refused as they were checked, and after five they wait without a check", async () => {
    const attempt = signInAttempt({ email, address }, null);
    for (let count = 0; count < 5; count += 1) expect(await tries(attempt)).toEqual(wrong);
    let isChecked = false;
    const waiting = await throttleAttempt(portal().context, attempt, async () => {
      isChecked = true;
      return null;
    });
    expect(waiting).toMatchObject({ refused: "too_many_attempts", retryAfter: 15 });
    expect(isChecked).toBe(false);
  });

  test("wait twice as long after each further failure, and start again after an hour", async () => {
    const attempt = signInAttempt({ email, address }, null);
    expect(await free(attempt)).toBe(5);
    portal().advance({ minutes: 0.25 });
    expect((await tries(attempt))?.refused).toBe("wrong_credentials");
    expect(await waits(attempt)).toBe(30);
    portal().advance({ minutes: 59 });
    expect((await tries(attempt))?.refused).toBe("wrong_credentials");
    expect(await waits(attempt)).toBe(60);
    portal().advance({ minutes: 61 });
    expect(await free(attempt)).toBe(5);
  });

  test("at an account are counted for each network, however the email is typed", async () => {
    expect(await free(signInAttempt({ email, address }, null))).toBe(5);
    expect(await waits(signInAttempt({ email: email.toUpperCase(), address }, null))).toBe(15);
    expect(await free(signInAttempt({ email, address: somewhere() }, null))).toBe(5);
  });

  test("from one network are counted for all accounts", async () => {
    for (let count = 0; count < 30; count += 1)
      expect((await tries(signInAttempt({ email: someone(), address }, null)))?.refused).toBe(
        "wrong_credentials",
      );
    expect(await waits(signInAttempt({ email: someone(), address }, null))).toBe(15);
    expect(await free(signInAttempt({ email: someone(), address: somewhere() }, null))).toBe(5);
  });

  test("at one account are counted from everywhere", async () => {
    for (let count = 0; count < 50; count += 1)
      expect((await tries(signInAttempt({ email, address: somewhere() }, null)))?.refused).toBe(
        "wrong_credentials",
      );
    expect(await waits(signInAttempt({ email, address: somewhere() }, null))).toBe(15);
  });

  test("without a trusted address are counted by the account alone", async () => {
    for (let count = 0; count < 31; count += 1)
      await tries(signInAttempt({ email: someone(), address: null }, null));
    expect(await free(signInAttempt({ email, address: null }, null))).toBe(5);
  });

  test("from a known device, in a session and at the code are counted apart, five each", async () => {
    expect(await free(signInAttempt({ email, address }, null))).toBe(5);
    const apart = [
      signInAttempt({ email, address }, `${email} device`),
      sessionAttempt({ email, address }, `${email} session`),
      codeAttempt({ email, address }, null),
    ];
    for (const attempt of apart) {
      expect(attempt).toMatchObject({ email, address });
      expect(await free(attempt)).toBe(5);
    }
    expect(await waits(codeAttempt({ email, address: somewhere() }, null))).toBe(15);
    expect(await waits(codeAttempt({ email, address }, `${email} device`))).toBe(15);
    expect(await free(signInAttempt({ email, address }, `${email} other device`))).toBe(5);
    expect(await free(sessionAttempt({ email, address }, `${email} other session`))).toBe(5);
    expect(await free(codeAttempt({ email, address }, `${email} third device`))).toBe(5);
    expect(await free(codeAttempt({ email: someone(), address }, null))).toBe(5);
  });

  test("are known to the password queue by their device, session or address", () => {
    const known = signInAttempt({ email, address }, "device");
    expect(known.requester).toEqual(sessionAttempt({ email, address }, "device").requester);
    const unknown = signInAttempt({ email, address }, null);
    expect(unknown.requester).toEqual(codeAttempt({ email, address }, null).requester);
    expect(unknown.requester).not.toEqual(known.requester);
    expect(unknown.requester).not.toEqual(
      signInAttempt({ email, address: somewhere() }, null).requester,
    );
  });

  test("that succeed clear the own count, and leave those of others as they were", async () => {
    const [own, other] = [
      signInAttempt({ email, address }, null),
      signInAttempt({ email: someone(), address }, null),
    ];
    for (let count = 0; count < 4; count += 1) await tries(own);
    for (let count = 0; count < 3; count += 1) await tries(other);
    expect(await tries(own, null)).toBeNull();
    expect(await free(other)).toBe(2);
    expect(await free(own)).toBe(5);
    // 7 of the first round, 2 and 5 of the second: 16 more until the network has to wait.
    let more = 0;
    while (
      (await tries(signInAttempt({ email: someone(), address }, null)))?.refused ===
      "wrong_credentials"
    )
      more += 1;
    expect(more).toBe(16);
  });

  test("that weren't checked, or only lack the code, aren't counted, and clear nothing", async () => {
    const attempt = signInAttempt({ email, address }, null);
    for (let count = 0; count < 3; count += 1) await tries(attempt);
    const fault = new Error("the queue is full");
    const failing = throttleAttempt(portal().context, attempt, () => Promise.reject(fault));
    await expect(failing).rejects.toBe(fault);
    const needed = refuse("second_factor_needed");
    expect(await tries(attempt, needed)).toBe(needed);
    expect(await free(attempt)).toBe(2);
  });

  test("that are undone leave the time of the last failure", async () => {
    const attempt = signInAttempt({ email, address }, null);
    expect(await free(attempt)).toBe(5);
    portal().advance({ minutes: 59 });
    await tries(attempt, refuse("second_factor_needed"));
    portal().advance({ minutes: 2 });
    expect(await free(attempt)).toBe(5);
  });

  test("are cleared by a new password everywhere, and by a right code from here", async () => {
    const { db } = portal().context.storage;
    const [here, code] = [
      signInAttempt({ email, address }, null),
      codeAttempt({ email, address }, null),
    ];
    const exhaust = async () => {
      portal().advance({ hours: 2 });
      for (let count = 0; count < 10; count += 1) {
        const from = somewhere();
        for (let each = 0; each < 5; each += 1)
          await tries(signInAttempt({ email, address: from }, null));
      }
      return [await free(here), await free(code)];
    };
    expect(await exhaust()).toEqual([0, 5]);
    await clearFailedAttempts(db, { email, address });
    expect([await free(here), await free(code)]).toEqual([5, 5]);

    portal().advance({ hours: 2 });
    expect([await free(here), await free(code)]).toEqual([5, 5]);
    await clearOwnFailedAttempts(db, { email, address });
    expect([await free(here), await free(code)]).toEqual([5, 0]);
  });

  describe("with password and code, while the password alone has to wait,", () => {
    const withCode = (isRight: boolean, isCodeRight: boolean) =>
      portal().context.storage.transaction((db) =>
        throttleCode(portal().context, db, { email, isRight }, async () => isCodeRight),
      );

    test("succeed with both, and clear the count of codes", async () => {
      for (let count = 0; count < 4; count += 1) expect(await withCode(true, false)).toBe(false);
      expect(await withCode(true, true)).toBe(true);
      for (let count = 0; count < 5; count += 1) expect(await withCode(true, false)).toBe(false);
      expect(await withCode(true, true)).toBe(false);
      portal().advance({ minutes: 0.25 });
      expect(await withCode(true, true)).toBe(true);
    });

    test("count as codes only if the password is right", async () => {
      for (let count = 0; count < 6; count += 1)
        expect(await withCode(false, true)).toBe(count < 6);
      for (let count = 0; count < 6; count += 1) await withCode(false, false);
      expect(await withCode(true, true)).toBe(true);
      for (let count = 0; count < 5; count += 1) await withCode(true, false);
      expect(await waits(codeAttempt({ email, address }, null))).toBe(15);
      portal().advance({ minutes: 61 });
      for (let count = 0; count < 4; count += 1) await withCode(true, false);
      expect(await withCode(true, true)).toBe(true);
    });
  });

  test.each([
    ["wrong_credentials", 1],
    ["code_wrong", 1],
    ["account_suspended", 0],
  ] as const)("refused as %s are recorded for the account %d times", async (code, times) => {
    const record = await recordedOf(async (context, origin) => {
      for (const outcome of [refuse(code), null])
        await throttleAttempt(context, signInAttempt(origin, null), () => Promise.resolve(outcome));
    });
    expect(record).toEqual(times === 1 ? [{ refused: code }] : []);
  });
});
