import { messagesIn } from "../../locales/messages";
import type { recoveryOperations } from "./recovery-operations";
import { usersIn } from "../users/store";
import { hasSecondFactor } from "../second-factor/has-second-factor";
import { secondFactorsIn } from "../second-factor/store";
import { waitsForApproval } from "../second-approval/with-approval";
import { requireTwoPeople } from "../second-approval/require-two-people";
import { sessionsIn } from "../sessions/store";
import { refuse } from "../../kernel/refusal";
import { recordSecurityChange } from "../sessions/record-security-change";
import { checkRight } from "../../http/rights";
import type { Approvable, Handler } from "../../http/call";
import { command } from "../../http/command";

/** For a user who lost both phone and recovery codes. Users turn off their own 2FA with a code, so a stolen session can't do it here. */
const remove: Handler<typeof recoveryOperations.resetSecondFactor> = async (call) => {
  const { context, actor, params } = call;
  if (params.id === actor.user.id) return refuse("own_second_factor");
  return command(call, async (db) => {
    const person = await usersIn(db).byIdLocked(params.id ?? "");
    if (!person) return refuse("not_found");
    const isStaff = person.role === "admin";
    const missingRight = isStaff ? checkRight(actor, "staff") : null;
    if (missingRight) return missingRight;
    if (!(await hasSecondFactor(db, person.id))) return refuse("second_factor_off");
    await secondFactorsIn(db).remove(person.id);
    // With the password alone, someone could sign in as this user, or as the second approver.
    if (context.settings.approvalThresholds)
      await requireTwoPeople(call, db, {
        userId: person.id,
        walletId: null,
        amount: null,
        ...(isStaff && { right: "staff" }),
      });
    await sessionsIn(db).endAllOf(person.id);
    await recordSecurityChange(db, call, { change: "second_factor.removed", userId: person.id });
    return { message: messagesIn(call.locale, "notices")("secondFactorOff") };
  });
};

export const removeSecondFactor: Approvable<typeof recoveryOperations.resetSecondFactor> = {
  handler: remove,
  // A request about an earlier second factor doesn't remove the current one.
  subject: async ({ params: { id = "" } }, db) => {
    const factor = await secondFactorsIn(db).of(id);
    return { subject: `second_factor:${id}`, version: factor?.enabled_at ?? undefined };
  },
  unchanged: waitsForApproval,
};
