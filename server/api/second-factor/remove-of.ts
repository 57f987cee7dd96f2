import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import { isConfirmed } from "../accounts/confirmed";
import { noteSecurityChange } from "../accounts/note-security-change";
import type { Handler } from "../call";
import { command } from "../command";

/** For somebody who lost phone and recovery codes. One's own is turned off with a code, so that a stolen session cannot do it here. */
export const removeOf: Handler<Operations["secondFactor"]["removeOf"]> = async (call) => {
  const { context, actor, params } = call;
  if (params.id === actor.user.id) return refuse("own_second_factor");
  if (!isConfirmed(actor, context.now())) return refuse("password_needed");
  return command(call, async (store) => {
    const person = await store.users.byIdLocked(params.id ?? "");
    if (!person) return refuse("not_found");
    if (!(await store.secondFactors.remove(person.id))) return refuse("second_factor_off");
    await store.sessions.endAllOf(person.id);
    await noteSecurityChange(store, call, { change: "second_factor.removed", userId: person.id });
    return { message: "Two-step sign-in is off" };
  });
};
