// Background work: erases the records of closed accounts when their retention period ends.
import type { Context } from "../../http/context";
import { portalActor } from "../audit/portal-actor";
import { recordAudit } from "../audit/record-audit";
import { finishErasing } from "../documents/finish-erasing";
import { usersIn } from "../users/store";

/** One pass; returns how many accounts were erased. Any number of hosts may run it at the same time. */
export async function eraseClosedAccounts(context: Context): Promise<number> {
  const { storage, settings } = context;
  const now = context.now();
  let erased = 0;
  for (const { id } of await usersIn(storage.db).retainedUntil(now)) {
    const outside = await storage.transaction(async (db) => {
      const row = await usersIn(db).byIdForRemoval(id);
      if (!row || row.retained_until === null || row.retained_until > now) return null;
      await recordAudit(
        db,
        { context, actor: portalActor, address: null },
        { action: "user.erased", subject: `user:${id}` },
      );
      return context.erase("person", { db, id, now, language: settings.language });
    });
    if (!outside) continue;
    await finishErasing(context, outside.files, outside.mails);
    erased += 1;
  }
  return erased;
}
