import { messagesIn } from "../../locales/messages";
import type { secondFactorOperations } from "./operations";
import { secondFactorsIn } from "./store";
import { sessionsIn } from "../sessions/store";
import { refuse } from "../../kernel/refusal";
import { recordSecurityChange } from "../sessions/record-security-change";
import type { Handler } from "../../http/call";
import { command } from "../../http/command";
import { hasSecondFactor } from "./has-second-factor";

/** With 2FA on, step-up has asked for the password and a code. */
export const disable: Handler<typeof secondFactorOperations.disable> = async (call) => {
  const { actor } = call;
  return command({ ...call, key: null }, async (db) => {
    if (!(await hasSecondFactor(db, actor.user.id))) return refuse("second_factor_off");
    await secondFactorsIn(db).remove(actor.user.id);
    await sessionsIn(db).endOthersOf(actor.user.id, actor.sessionId);
    await recordSecurityChange(db, call, {
      change: "second_factor.disabled",
      userId: actor.user.id,
    });
    return { message: messagesIn(call.locale, "notices")("secondFactorOff") };
  });
};
