import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import { isConfirmed } from "../accounts/confirmed";
import { noteSecurityChange } from "../accounts/note-security-change";
import type { Handler } from "../call";
import { command } from "../command";
import { hasSecondFactor } from "./has-second-factor";

/** The step-up of somebody with a second factor has asked for password and code. */
export const disable: Handler<Operations["secondFactor"]["disable"]> = async (call) => {
  const { context, actor } = call;
  if (!isConfirmed(actor, context.now())) return refuse("password_needed");
  return command({ ...call, key: null }, async (store) => {
    if (!(await hasSecondFactor(store, actor.user.id))) return refuse("second_factor_off");
    await store.secondFactors.remove(actor.user.id);
    await store.sessions.endOthersOf(actor.user.id, actor.sessionId);
    await noteSecurityChange(store, call, {
      change: "second_factor.disabled",
      userId: actor.user.id,
    });
    return { message: "Two-step sign-in is off" };
  });
};
