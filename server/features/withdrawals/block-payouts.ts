import { parseReason, payoutBlockReasons } from "../../kernel/reasons";
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Call, Handler, Refused } from "../../http/call";
import { command } from "../../http/command";
import { isRefusal, refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import { queueEmail } from "../email/queue-email";
import { presentPerson } from "../profiles/present-user";
import { checkBlockUntil, endOfBlock } from "../users/payout-block-rules";
import { payoutBlockOf, personOf } from "../users/person-of";
import { checkOpen } from "../users/rules";
import { usersIn } from "../users/store";
import type { payoutBlockOperations } from "./operations";
import { payoutsUnblocked, payoutsBlocked } from "./payouts-blocked";

type BlockCall = Call<
  typeof payoutBlockOperations.blockPayouts | typeof payoutBlockOperations.unblockPayouts
>;
type Block = Pick<
  UserRow,
  "payouts_blocked_until" | "payouts_block_reason_code" | "payouts_block_reason"
>;

export const blockPayouts: Handler<typeof payoutBlockOperations.blockPayouts> = (call) => {
  const { context, body } = call;
  const until = Date.parse(body.until);
  return command(call, async (db) => {
    const row = await loadPayee(call, db);
    if (isRefusal(row)) return row;
    const refusal = checkBlockUntil(until, context.now());
    if (refusal) return refusal;
    const given = parseReason(body, payoutBlockReasons, call.locale);
    const block = {
      payouts_blocked_until: until,
      payouts_block_reason_code: given.reasonCode ?? null,
      payouts_block_reason: given.reason ?? null,
    };
    await queueEmail(context, db, row, payoutsBlocked({ until, ...given }));
    return saveBlock(call, db, { row, block, action: "payouts.blocked" });
  });
};

export const unblockPayouts: Handler<typeof payoutBlockOperations.unblockPayouts> = async (
  call,
) => {
  const { context } = call;
  return command(call, async (db) => {
    const row = await loadPayee(call, db);
    if (isRefusal(row)) return row;
    if (endOfBlock(payoutBlockOf(row), context.now()) === null) return presentPerson(db, row, call);
    const block = {
      payouts_blocked_until: null,
      payouts_block_reason_code: null,
      payouts_block_reason: null,
    };
    await queueEmail(context, db, row, payoutsUnblocked());
    return saveBlock(call, db, { row, block, action: "payouts.unblocked" });
  });
};

/** Staff can't decide about their own payouts. */
async function loadPayee({ actor, params }: BlockCall, db: Db): Promise<UserRow | Refused> {
  const row = await usersIn(db).byIdLocked(params.id ?? "");
  if (!row) return refuse("not_found");
  if (row.id === actor.user.id) return refuse("own_standing");
  return checkOpen(personOf(row)) ?? row;
}

interface Saving {
  readonly row: UserRow;
  readonly block: Block;
  readonly action: "payouts.blocked" | "payouts.unblocked";
}

async function saveBlock(call: BlockCall, db: Db, { row, block, action }: Saving) {
  const { context, body } = call;
  const changed = { ...block, updated_at: context.now() };
  await usersIn(db).update(row.id, changed);
  await recordAudit(db, call, {
    action,
    subject: `user:${row.id}`,
    about: row,
    before: {
      payoutsBlockedUntil: asText(row),
      reasonCode: row.payouts_block_reason_code ?? undefined,
      reason: row.payouts_block_reason ?? undefined,
    },
    after: { payoutsBlockedUntil: asText(block) },
    reason: body.reason,
  });
  return presentPerson(db, { ...row, ...changed }, call);
}

function asText({ payouts_blocked_until: until }: Block): string | undefined {
  return until === null ? undefined : new Date(until).toISOString();
}
