import type { secondFactorOperations } from "./operations";
import { usersIn } from "../users/store";
import { secondFactorsIn } from "./store";
import { sessionsIn } from "../sessions/store";
import { refuse } from "../../kernel/refusal";
import { noteSecurityChange } from "../sessions/note-security-change";
import { checkRight } from "../../http/rights";
import type { Handler } from "../../http/call";
import { command } from "../../http/command";

/** For somebody who lost phone and recovery codes. One's own is turned off with a code, so that a stolen session cannot do it here. */
export const disableForUser: Handler<typeof secondFactorOperations.removeOf> = async (call) => {
  const { actor, params } = call;
  if (params.id === actor.user.id) return refuse("own_second_factor");
  return command(call, async (db) => {
    const person = await usersIn(db).byIdLocked(params.id ?? "");
    if (!person) return refuse("not_found");
    const barred = person.role === "admin" ? checkRight(actor, "staff") : null;
    if (barred) return barred;
    if (!(await secondFactorsIn(db).remove(person.id))) return refuse("second_factor_off");
    await sessionsIn(db).endAllOf(person.id);
    await noteSecurityChange(db, call, { change: "second_factor.removed", userId: person.id });
    return { message: "Two-step sign-in is off" };
  });
};
