// Compliance raises one customer's limit until a date, which takes two people, and ends that early, for which one is enough.
import type { Db } from "../../database/db";
import { minorColumn } from "../../database/money-columns";
import type { LimitRaiseRow } from "../../database/rows/limit-raise-row";
import type { UserRow } from "../../database/schema";
import type { Approvable, Call, Handler, Refused } from "../../http/call";
import { command } from "../../http/command";
import { termsOf } from "../../kernel/levels";
import { parseMoney } from "../../kernel/money";
import { isRefusal, refuse } from "../../kernel/refusal";
import { pageOf } from "../email/links";
import { queueEmail } from "../email/queue-email";
import { walletsIn } from "../ledger/wallet-store";
import { requireTwoPeople } from "../second-approval/require-two-people";
import { levelOf } from "../users/person-of";
import { usersIn } from "../users/store";
import { customerAsSeen, customerOf, requestAbout } from "./customer-of";
import { limitsRaised, raisedLimitsEnded } from "./limit-mails";
import type { raiseOperations } from "./raise-operations";
import { checkRaise, checkRaiseUntil, type LimitRaise } from "./raise-rules";
import { limitRaisesIn } from "./raise-store";
import { presentLimitsOf } from "./read-limits";
import { recordRaise, recordRaiseEnd } from "./record-raise";

type RaiseCall = Call<typeof raiseOperations.raise>;

const raise: Handler<typeof raiseOperations.raise> = (call) =>
  command(call, async (db) => {
    const row = await customerAsSeen(call, db);
    if (isRefusal(row)) return row;
    const wanted = wantedIn(call);
    const refusal = await refusalOf(call, db, { row, wanted });
    if (refusal) return refusal;
    await requireTwoPeople(call, db, { userId: row.id, walletId: null, amount: null });
    return saveRaise(call, db, { row, wanted });
  });

export const raiseLimit: Approvable<typeof raiseOperations.raise> = {
  handler: raise,
  ...requestAbout,
};

export const endRaise: Handler<typeof raiseOperations.endRaise> = (call) =>
  command(call, async (db) => {
    const { context, body } = call;
    const row = await customerOf(call, db);
    if (isRefusal(row)) return row;
    const { direction, currency, reason } = body;
    const all = await limitRaisesIn(db).inForceOf(row.id, context.now());
    const ended = all.find((one) => one.direction === direction && one.currency === currency);
    if (!ended) return refuse("limit_raise_missing");
    const changed = { updated_at: context.now() };
    if (!(await usersIn(db).change(row, changed))) return refuse("changed_by_someone_else");
    await limitRaisesIn(db).remove(ended);
    await recordRaiseEnd(call, db, { row, ended, reason });
    const limits = await presentLimitsOf(context, db, row);
    const mail = { direction, limits, href: pageOf.limits(context) };
    await queueEmail(context, db, row, raisedLimitsEnded(mail));
    return limits;
  });

interface Wanted {
  readonly row: UserRow;
  readonly wanted: LimitRaise;
}

function wantedIn({ body }: RaiseCall): LimitRaise {
  const amount = (decimal: string | undefined) =>
    decimal === undefined ? null : parseMoney(decimal, body.currency);
  return {
    day: amount(body.day),
    thirtyDays: amount(body.thirtyDays),
    until: Date.parse(body.until),
  };
}

async function refusalOf(
  { context, body }: RaiseCall,
  db: Db,
  { row, wanted }: Wanted,
): Promise<Refused | null> {
  const { direction, currency } = body;
  const wallet = (await walletsIn(db).ofUser(row.id)) ?? row;
  if (wallet.currency !== currency)
    return refuse("limit_raise_currency", {
      field: "currency",
      values: { currency: wallet.currency },
    });
  const ofLevel = termsOf(context.settings.levels, { level: levelOf(row), direction, currency });
  return checkRaise(ofLevel, wanted) ?? checkRaiseUntil(wanted.until, context.now());
}

/** In place of one that is in force. */
async function saveRaise(call: RaiseCall, db: Db, { row, wanted }: Wanted) {
  const { context, body } = call;
  const { direction, currency, reason } = body;
  const now = context.now();
  if (!(await usersIn(db).change(row, { updated_at: now })))
    return refuse("changed_by_someone_else");
  const raises = limitRaisesIn(db);
  const before = (await raises.inForceOf(row.id, now)).find(
    (one) => one.direction === direction && one.currency === currency,
  );
  const after: LimitRaiseRow = {
    user_id: row.id,
    direction,
    currency,
    day_minor: wanted.day && minorColumn(wanted.day),
    thirty_days_minor: wanted.thirtyDays && minorColumn(wanted.thirtyDays),
    ends_at: wanted.until,
    raised_at: now,
  };
  await raises.save(after);
  await recordRaise(call, db, { row, before, after, reason });
  const limits = await presentLimitsOf(context, db, row);
  const mail = { direction, limits, until: wanted.until, href: pageOf.limits(context) };
  await queueEmail(context, db, row, limitsRaised(mail));
  return limits;
}
