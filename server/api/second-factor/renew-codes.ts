import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import { isConfirmed } from "../accounts/confirmed";
import { noteSecurityChange } from "../accounts/note-security-change";
import type { Handler } from "../call";
import { command } from "../command";
import { giveCodes } from "./enable";
import { hasSecondFactor } from "./has-second-factor";

/** The step-up of somebody with a second factor has asked for password and code. */
export const renewCodes: Handler<Operations["secondFactor"]["renewCodes"]> = async (call) => {
  const { context, actor } = call;
  if (!isConfirmed(actor, context.now())) return refuse("password_needed");
  return command({ ...call, key: null }, async (store) => {
    if (!(await hasSecondFactor(store, actor.user.id))) return refuse("second_factor_off");
    await noteSecurityChange(store, call, {
      change: "second_factor.recovery_codes_renewed",
      userId: actor.user.id,
    });
    return { recoveryCodes: await giveCodes(context, store, actor.user.id) };
  });
};
