// Compliance sets the highest level, which takes two people, and takes it back, for which one is enough.
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Approvable, Call, Handler } from "../../http/call";
import { command } from "../../http/command";
import { isRefusal, refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import { pageOf } from "../email/links";
import { queueEmail } from "../email/queue-email";
import { requireTwoPeople } from "../second-approval/require-two-people";
import { levelOf } from "../users/person-of";
import { usersIn } from "../users/store";
import { afterLevelChange } from "./after-level-change";
import { customerAsSeen, customerOf, requestAbout } from "./customer-of";
import { levelChanged } from "./level-mail";
import type { limitOperations } from "./operations";
import { presentLimitsOf } from "./read-limits";

type LevelCall = Call<typeof limitOperations.setLevel | typeof limitOperations.lowerLevel>;

const set: Handler<typeof limitOperations.setLevel> = (call) =>
  command(call, async (db) => {
    const row = await customerAsSeen(call, db);
    if (isRefusal(row)) return row;
    const level = levelOf(row);
    if (level === 0) return refuse("level_needs_identity");
    if (level === 2) return refuse("level_unchanged");
    await requireTwoPeople(call, db, { userId: row.id, walletId: null, amount: null });
    return saveLevel(call, db, { row, level: 2 });
  });

export const setLevel: Approvable<typeof limitOperations.setLevel> = {
  handler: set,
  ...requestAbout,
};

export const lowerLevel: Handler<typeof limitOperations.lowerLevel> = (call) =>
  command(call, async (db) => {
    const row = await customerOf(call, db);
    if (isRefusal(row)) return row;
    return row.level_two_at === null
      ? refuse("level_unchanged")
      : saveLevel(call, db, { row, level: 1 });
  });

async function saveLevel(
  call: LevelCall,
  db: Db,
  { row, level }: { readonly row: UserRow; readonly level: 1 | 2 },
) {
  const { context, body } = call;
  const now = context.now();
  const change = { level_two_at: level === 2 ? now : null, updated_at: now };
  if (!(await usersIn(db).change(row, change))) return refuse("changed_by_someone_else");
  await recordAudit(db, call, {
    action: level === 2 ? "level.raised" : "level.lowered",
    subject: `user:${row.id}`,
    about: row,
    before: { level: String(levelOf(row)) },
    after: { level: String(levelOf({ ...row, ...change })) },
    reason: body.reason,
  });
  const after = { ...row, ...change };
  const changed = await afterLevelChange(call, db, row, after);
  if (changed) await queueEmail(context, db, row, levelChanged(changed, pageOf.limits(context)));
  return changed?.limits ?? presentLimitsOf(context, db, after);
}
