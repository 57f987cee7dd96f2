// What follows from a lower verification level.
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Actor } from "../../http/call";
import type { Context } from "../../http/context";
import { levelOf } from "../users/person-of";
import { limitRaisesIn } from "./raise-store";
import { recordRaiseEnd } from "./record-raise";

interface Changing {
  readonly context: Context;
  readonly actor: Actor;
  readonly address: string | null;
}

/** Raised limits end with the level for which they were raised. */
export async function afterLevelChange(
  call: Changing,
  db: Db,
  before: UserRow,
  after: UserRow,
): Promise<void> {
  if (levelOf(after) >= levelOf(before)) return;
  const raises = limitRaisesIn(db);
  for (const ended of await raises.inForceOf(after.id, call.context.now())) {
    await raises.remove(ended);
    await recordRaiseEnd(call, db, { row: after, ended });
  }
}
