import { messagesIn } from "../../locales/messages";
import { commandOnCaller } from "../../http/command";
import type { Handler } from "../../http/call";
import { refuse } from "../../kernel/refusal";
import { recordSecurityChange } from "../sessions/record-security-change";
import { usersIn } from "../users/store";
import type { payoutBlockOperations } from "./operations";

/** Needs no password, so that a user in a hurry can stop payouts first. */
export const freezePayouts: Handler<typeof payoutBlockOperations.freezePayouts> = (call) => {
  const { context, actor } = call;
  return commandOnCaller(call, async (db) => {
    const row = await usersIn(db).byIdLocked(actor.user.id);
    if (!row) return refuse("not_found");
    if (row.payouts_frozen_at === null) {
      await usersIn(db).update(row.id, { payouts_frozen_at: context.now() });
      await recordSecurityChange(db, call, { change: "payouts.frozen", userId: row.id });
    }
    return { message: messagesIn(call.locale, "notices")("payoutsFrozen") };
  });
};

/** With 2FA on, step-up has asked for the password and a code. */
export const unfreezePayouts: Handler<typeof payoutBlockOperations.unfreezePayouts> = async (
  call,
) => {
  const { actor } = call;
  return commandOnCaller(call, async (db) => {
    const row = await usersIn(db).byIdLocked(actor.user.id);
    if (!row) return refuse("not_found");
    if (row.payouts_frozen_at !== null) {
      await usersIn(db).update(row.id, { payouts_frozen_at: null });
      await recordSecurityChange(db, call, { change: "payouts.unfrozen", userId: row.id });
    }
    return { message: messagesIn(call.locale, "notices")("payoutsUnfrozen") };
  });
};
