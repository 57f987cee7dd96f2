// What follows from another verification level.
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Actor } from "../../http/call";
import type { Context } from "../../http/context";
import { levelOf } from "../users/person-of";
import type { LevelChange } from "./level-mail";
import { limitRaisesIn } from "./raise-store";
import { presentLimitsOf } from "./read-limits";
import { recordRaiseEnd } from "./record-raise";

interface Changing {
  readonly context: Context;
  readonly actor: Actor;
  readonly address: string | null;
}

/** Raised limits end with the level for which they were raised. Null if the level is the same. */
export async function afterLevelChange(
  call: Changing,
  db: Db,
  before: UserRow,
  after: UserRow,
): Promise<LevelChange | null> {
  const levelBefore = levelOf(before);
  if (levelOf(after) === levelBefore) return null;
  const isLower = levelOf(after) < levelBefore;
  const endsRaises = isLower && (await endRaises(call, db, after));
  return {
    before: levelBefore,
    limits: await presentLimitsOf(call.context, db, after),
    endsRaises,
  };
}

/** Whether there were any. */
async function endRaises(call: Changing, db: Db, row: UserRow): Promise<boolean> {
  const raises = limitRaisesIn(db);
  const inForce = await raises.inForceOf(row.id, call.context.now());
  for (const ended of inForce) {
    await raises.remove(ended);
    await recordRaiseEnd(call, db, { row, ended });
  }
  return inForce.length > 0;
}
