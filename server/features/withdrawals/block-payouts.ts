// What blocks one customer's payouts: staff, a new email, or the customer's own freeze. With the emails about it.
import { parseReason, payoutBlockReasons, reasonText, type Reason } from "../../kernel/reasons";
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Call, Handler, Refused } from "../../http/call";
import { command, commandOnCaller } from "../../http/command";
import { isRefusal, refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import { queueEmail } from "../email/queue-email";
import { presentPerson } from "../profiles/present-user";
import { checkBlockUntil, endOfBlock, checkOpen } from "../users/rules";
import { payoutBlockOf, personOf } from "../users/person-of";
import { usersIn } from "../users/store";
import type { payoutBlockOperations } from "./operations";
import { operator } from "../../kernel/operator";
import { messagesIn } from "../../locales/messages";
import { exampleFacts, type EmailExamples, localizedEmail, moment } from "../email/email-template";
import { recordSecurityChange } from "../sessions/record-security-change";
import type { Context } from "../../http/context";
import { destinationWaitMs } from "./destination-wait";

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

/** `until` is UTC milliseconds. */
const payoutsBlocked = ({ until, ...reason }: Reason & { until: number }) =>
  localizedEmail((t, locale) => ({
    kind: "payouts_blocked",
    subject: t("payoutsBlocked.subject"),
    paragraphs: [t("payoutsBlocked.body", { brand: operator().brand }), t("payoutsBlocked.effect")],
    facts: [
      [t("payoutsBlocked.until"), moment(until, locale)],
      [t("reason"), reasonText(reason, locale) ?? ""],
    ],
    advice: t("payoutsBlocked.advice"),
  }));

const payoutsUnblocked = () =>
  localizedEmail((t) => ({
    kind: "payouts_unblocked",
    subject: t("payoutsUnblocked.subject"),
    paragraphs: [
      t("payoutsUnblocked.body", { brand: operator().brand }),
      t("payoutsUnblocked.effect"),
    ],
  }));

export const payoutBlockEmailExamples: EmailExamples = {
  payouts_blocked: {
    email: payoutsBlocked({
      until: exampleFacts.at,
      reason: "We are checking\n\na <b>report</b>.",
    }),
  },
  payouts_unblocked: { email: payoutsUnblocked() },
};

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

const blockOf = ({
  payouts_blocked_until,
  payouts_block_reason_code,
  payouts_block_reason,
}: UserRow): Block => ({ payouts_blocked_until, payouts_block_reason_code, payouts_block_reason });

/**
 * The new mailbox may belong to someone else, so payouts wait as long as for a new destination.
 * A longer block stays, and a current one keeps its reason.
 */
export function blockAfterNewEmail(context: Context, row: UserRow): Block {
  const [now, waitMs] = [context.now(), destinationWaitMs(context)];
  const running = endOfBlock(payoutBlockOf(row), now);
  if (waitMs === 0 || row.role === "admin" || (running !== null && now + waitMs <= running))
    return blockOf(row);
  if (running !== null) return { ...blockOf(row), payouts_blocked_until: now + waitMs };
  return {
    payouts_blocked_until: now + waitMs,
    payouts_block_reason_code: "email_changed",
    payouts_block_reason: null,
  };
}
