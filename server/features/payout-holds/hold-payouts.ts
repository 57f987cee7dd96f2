import { parseReason, payoutHoldReasons } from "../../kernel/reasons";
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Call, Handler, Refused } from "../../http/call";
import { command } from "../../http/command";
import { isRefusal, refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import { queueEmail } from "../email/queue-email";
import { presentPerson } from "../profiles/present-user";
import { checkHoldUntil, endOfHold } from "../users/payout-hold-rules";
import { payoutHoldOf, personOf } from "../users/person-of";
import { checkOpen } from "../users/rules";
import { usersIn } from "../users/store";
import type { payoutHoldOperations } from "./hold-operations";
import { payoutHoldLifted, payoutsHeld } from "./payouts-held";

type HoldCall = Call<
  typeof payoutHoldOperations.holdPayouts | typeof payoutHoldOperations.liftPayoutHold
>;
type Hold = Pick<
  UserRow,
  "payouts_held_until" | "payouts_hold_reason_code" | "payouts_hold_reason"
>;

export const holdPayouts: Handler<typeof payoutHoldOperations.holdPayouts> = (call) => {
  const { context, body } = call;
  const until = Date.parse(body.until);
  return command(call, async (db) => {
    const row = await loadPayee(call, db);
    if (isRefusal(row)) return row;
    const refusal = checkHoldUntil(until, context.now());
    if (refusal) return refusal;
    const given = parseReason(body, payoutHoldReasons, call.locale);
    const hold = {
      payouts_held_until: until,
      payouts_hold_reason_code: given.reasonCode ?? null,
      payouts_hold_reason: given.reason ?? null,
    };
    await queueEmail(context, db, row, payoutsHeld({ until, ...given }));
    return saveHold(call, db, { row, hold, action: "payouts.held" });
  });
};

export const liftPayoutHold: Handler<typeof payoutHoldOperations.liftPayoutHold> = async (call) => {
  const { context } = call;
  return command(call, async (db) => {
    const row = await loadPayee(call, db);
    if (isRefusal(row)) return row;
    if (endOfHold(payoutHoldOf(row), context.now()) === null) return presentPerson(db, row, call);
    const hold = {
      payouts_held_until: null,
      payouts_hold_reason_code: null,
      payouts_hold_reason: null,
    };
    await queueEmail(context, db, row, payoutHoldLifted());
    return saveHold(call, db, { row, hold, action: "payouts.hold_lifted" });
  });
};

/** Staff can't decide about their own payouts. */
async function loadPayee({ actor, params }: HoldCall, db: Db): Promise<UserRow | Refused> {
  const row = await usersIn(db).byIdLocked(params.id ?? "");
  if (!row) return refuse("not_found");
  if (row.id === actor.user.id) return refuse("own_standing");
  return checkOpen(personOf(row)) ?? row;
}

interface Saving {
  readonly row: UserRow;
  readonly hold: Hold;
  readonly action: "payouts.held" | "payouts.hold_lifted";
}

async function saveHold(call: HoldCall, db: Db, { row, hold, action }: Saving) {
  const { context, body } = call;
  const changed = { ...hold, updated_at: context.now() };
  await usersIn(db).update(row.id, changed);
  await recordAudit(db, call, {
    action,
    subject: `user:${row.id}`,
    about: row,
    before: {
      payoutsHeldUntil: asText(row),
      reasonCode: row.payouts_hold_reason_code ?? undefined,
      reason: row.payouts_hold_reason ?? undefined,
    },
    after: { payoutsHeldUntil: asText(hold) },
    reason: body.reason,
  });
  return presentPerson(db, { ...row, ...changed }, call);
}

function asText({ payouts_held_until: until }: Hold): string | undefined {
  return until === null ? undefined : new Date(until).toISOString();
}
