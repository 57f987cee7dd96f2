import type { secondFactorOperations } from "./operations";
import { refuse } from "../../kernel/refusal";
import { recordSecurityChange } from "../sessions/record-security-change";
import type { Handler } from "../../http/call";
import { command } from "../../http/command";
import { createRecoveryCodes } from "./enable";
import { hasSecondFactor } from "./has-second-factor";

/** With 2FA on, step-up has asked for the password and a code. */
export const renewCodes: Handler<typeof secondFactorOperations.renewCodes> = async (call) => {
  const { context, actor } = call;
  return command({ ...call, key: null }, async (db) => {
    if (!(await hasSecondFactor(db, actor.user.id))) return refuse("second_factor_off");
    await recordSecurityChange(db, call, {
      change: "second_factor.recovery_codes_renewed",
      userId: actor.user.id,
    });
    return { recoveryCodes: await createRecoveryCodes(context, db, actor.user.id) };
  });
};
