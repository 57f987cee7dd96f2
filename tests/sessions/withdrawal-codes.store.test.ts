// Wrong codes at withdrawals: counted in each session and for the account, inside the command that they are to confirm.
import { beforeEach, expect, test } from "vitest";
import {
  codeAttempt,
  countCode,
  sessionAttempt,
  signInAttempt,
  withdrawalCodeAttempt,
  type Attempt,
} from "~server/features/sessions/sign-in-throttle";
import { attemptsAt, someone, somewhere } from "../support/people/attempts";
import { describeEitherEngine } from "../support/portal/engine-suites";

describeEitherEngine("codes at withdrawals", (portal) => {
  const { free, waits, recordedOf } = attemptsAt(portal);
  let email: string;
  let address: string;
  beforeEach(() => {
    [email, address] = [someone(), somewhere()];
  });

  const at = (session: string, from = address) =>
    withdrawalCodeAttempt({ email, address: from }, `${email} ${session}`);
  const enter = (attempt: Attempt, isRight: boolean, checked = () => undefined) =>
    portal().context.storage.transaction((db) =>
      countCode(portal().context, db, attempt, async () => {
        checked();
        return isRight;
      }),
    );
  const afterWrong = async (count: number, attempt: Attempt) => {
    for (let each = 0; each < count; each += 1)
      expect(await enter(attempt, false)).toMatchObject({ refused: "code_wrong", field: "code" });
  };

  test("are counted for the account in all of its sessions, wherever they come from", async () => {
    await afterWrong(3, at("first"));
    await afterWrong(2, at("second", somewhere()));
    const others = ["first", "second", "third"].map((session) => at(session));
    for (const attempt of others) {
      let isChecked = false;
      expect(await enter(attempt, true, () => void (isChecked = true))).toMatchObject({
        refused: "too_many_attempts",
        retryAfter: 15,
      });
      expect(isChecked).toBe(false);
    }
    portal().advance({ minutes: 0.25 });
    await afterWrong(1, at("third"));
    expect(await enter(at("third"), true)).toMatchObject({ retryAfter: 30 });
  });

  test("are counted however the email is typed, and not for another account", async () => {
    await afterWrong(5, at("first"));
    const typed = withdrawalCodeAttempt({ email: email.toUpperCase(), address }, "typed");
    expect((await enter(typed, true))?.refused).toBe("too_many_attempts");
    email = someone();
    expect(await enter(at("first"), true)).toBeNull();
  });

  test("that are right clear the session's count, and not the account's", async () => {
    await afterWrong(4, at("first"));
    expect(await enter(at("first"), true)).toBeNull();
    await afterWrong(1, at("first"));
    expect((await enter(at("first"), true))?.refused).toBe("too_many_attempts");
    portal().advance({ minutes: 61 });
    await afterWrong(5, at("first"));
  });

  test("are those of a known requester, and count neither at sign-in nor at its code", async () => {
    expect(at("first").requester).toEqual(
      sessionAttempt({ email, address }, `${email} first`).requester,
    );
    await afterWrong(5, at("first"));
    expect(await free(signInAttempt({ email, address }, null))).toBe(5);
    expect(await free(codeAttempt({ email, address }, null))).toBe(5);
    expect(await waits(sessionAttempt({ email, address }, `${email} first`))).toBe(15);
  });

  test("are recorded for the account where they are wrong", async () => {
    const record = await recordedOf(async (context, origin) => {
      const attempt = withdrawalCodeAttempt(origin, origin.email);
      for (const isRight of [true, false])
        await context.storage.transaction((db) =>
          countCode(context, db, attempt, () => Promise.resolve(isRight)),
        );
    });
    expect(record).toEqual([{ refused: "code_wrong" }]);
  });
});
