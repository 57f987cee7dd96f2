// Deletes the records of sent and failed emails, and files without a row.
import { outboxIn } from "./store";
import type { Context } from "../../http/context";

// A file is written before its row is marked as sent.
const leftAloneMs = 60 * 60_000;
const idsAtOnce = 200;

/** Deletes emails that were sent or failed and are older; returns their number. Any number of hosts may run it at the same time. */
export async function eraseSentMail(
  { storage, mailDispatcher, now }: Context,
  before: number,
): Promise<number> {
  await outboxIn(storage.db).eraseUseless(now());
  const ids = await outboxIn(storage.db).forgetEndedBefore(before);
  await mailDispatcher.mailer.erase(ids);
  return ids.length;
}

/** Deletes emails of deleted users whose deletion was interrupted; returns their number. */
export async function sweepMailFiles({
  storage,
  mailDispatcher,
  now,
}: Pick<Context, "storage" | "mailDispatcher" | "now">): Promise<number> {
  const old = (await mailDispatcher.mailer.storedMail())
    .filter(({ storedAt }) => storedAt < now() - leftAloneMs)
    .map(({ id }) => id);
  let removed = 0;
  for (let from = 0; from < old.length; from += idsAtOnce) {
    const ids = old.slice(from, from + idsAtOnce);
    const known = await outboxIn(storage.db).knownIds(ids);
    const nameless = ids.filter((id) => !known.has(id));
    await mailDispatcher.mailer.erase(nameless);
    removed += nameless.length;
  }
  return removed;
}
