import type { secondFactorOperations } from "./operations";
import { secondFactorsIn } from "./store";
import { sessionsIn } from "../sessions/store";
import type { Db } from "../../database/db";
import { refuse } from "../../kernel/refusal";
import { recordSecurityChange } from "../sessions/record-security-change";
import type { Handler } from "../../http/call";
import { command } from "../../http/command";
import type { Context } from "../../http/context";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-codes";
import { openSecret } from "./sealed-secret";
import { stepOfCode } from "./totp";

/** Ends every other session: they were opened without a code. Attempts need no limit here, because users know their own secret. */
export const enable: Handler<typeof secondFactorOperations.enable> = (call) => {
  const { context, actor, body } = call;
  const { user } = actor;
  return command({ ...call, key: null }, async (db) => {
    const factor = await secondFactorsIn(db).of(user.id);
    if (!factor) return refuse("second_factor_not_begun");
    if (factor.enabled_at !== null) return refuse("second_factor_on");
    const step = stepOfCode(
      openSecret(context, factor),
      body.code.replace(/\s/g, ""),
      context.now(),
    );
    if (step === null) return refuse("code_wrong", { field: "code" });
    if (!(await secondFactorsIn(db).enable(factor, { now: context.now(), step })))
      return refuse("second_factor_on");
    await sessionsIn(db).endOthersOf(user.id, actor.sessionId);
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
