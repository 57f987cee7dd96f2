import type { secondFactorOperations } from "./operations";
import { secondFactorsIn } from "./store";
import { sessionsIn } from "../sessions/store";
import type { Db } from "../../database/db";
import { isRefusal, refuse } from "../../kernel/refusal";
import { recordSecurityChange } from "../sessions/record-security-change";
import { sessionAttempt, throttleAttempt } from "../sessions/sign-in-throttle";
import type { Handler } from "../../http/call";
import { command } from "../../http/command";
import type { Context } from "../../http/context";
import { findPending } from "./find-pending";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-codes";
import { openSecret } from "./sealed-secret";
import { stepOfCode } from "./totp";

/**
 * Ends every other session: they were opened without a code. Wrong codes are counted like those of a step-up:
 * a thief who guessed one in a stolen session would lock the owner out.
 */
export const enable: Handler<typeof secondFactorOperations.enable> = async (call) => {
  const { context, actor, address, body } = call;
  const { user, sessionId } = actor;
  const factor = await findPending(context, user.id);
  if (isRefusal(factor)) return factor;
  const typed = body.code.replace(/\s/g, "");
  const step = stepOfCode(openSecret(context, factor), typed, context.now());
  const wrong = refuse("code_wrong", { field: "code" });
  const attempt = sessionAttempt({ email: user.email, address }, sessionId);
  const refusal = await throttleAttempt(context, attempt, () =>
    Promise.resolve(step === null ? wrong : null),
  );
  if (refusal !== null || step === null) return refusal ?? wrong;
  return command({ ...call, key: null }, async (db) => {
    if (!(await secondFactorsIn(db).enable(factor, { now: context.now(), step })))
      return refuse("second_factor_on");
    await sessionsIn(db).endOthersOf(user.id, sessionId);
    await recordSecurityChange(db, call, { change: "second_factor.enabled", userId: user.id });
    return { recoveryCodes: await createRecoveryCodes(context, db, user.id) };
  });
};

/** A new set of recovery codes; only their hashes are stored. */
export async function createRecoveryCodes(
  context: Context,
  db: Db,
  userId: string,
): Promise<string[]> {
  const codes = newRecoveryCodes(context.randomText);
  await secondFactorsIn(db).replaceCodes(
    userId,
    codes.map((code) => hashRecoveryCode(userId, code)),
    context.now(),
  );
  return codes;
}
