// Background work: secrets and files whose time is over are erased, dead sessions forgotten.
import { limits } from "../../contract/values/limits";
import { dayOf } from "../../domain/calendar";
import { isAwaited } from "../bank-details/replaced-documents";
import { eraseCardSecrets } from "../cards/erase-card-secrets";
import type { Context } from "../context";
import { finishErasing } from "./finish-erasing";
import { forgetMails } from "../mail/forget-mails";

const hour = 3_600_000;
const day = 24 * hour;
// A confirmed draft leads back to its receipt for a week; a replayed key finds its first answer for a month.
const draftsKeptDays = 7;
const keysKeptDays = 30;
const monthDays = 365 / 12;
// Of what may be much when it is over: the next pass takes the next.
const rowsAtOnce = 500;

/** One pass; returns how many things were erased. Any number of hosts may run it at once. */
export async function eraseDue(context: Context): Promise<number> {
  const { storage } = context;
  const now = context.now();
  const files: string[] = [];
  let erased = 0;
  for (const { card_id: cardId } of await storage.store.cards.dueForErasing(now)) {
    const gone = await storage.transaction(async (store) =>
      (await store.cards.eraseDueCvv(cardId, now))
        ? eraseCardSecrets(context, store, cardId)
        : null,
    );
    if (gone === null) continue;
    files.push(...gone);
    erased += 1;
  }
  for (const row of await storage.store.documents.dueForErasing(now)) {
    if (await isAwaited(context, row)) {
      await storage.store.documents.update(row.id, { erase_after: now + hour });
      continue;
    }
    if (!(await storage.store.documents.removeDue(row.id, now))) continue;
    files.push(row.storage_key);
    erased += 1;
  }
  await finishErasing(context, files);
  await storage.store.sessions.endExpired(now);
  await storage.store.pendingSignIns.forgetExpired(now);
  await storage.store.formRecoveries.forgetExpired(now);
  await storage.store.mailedLinks.forgetEndedBefore(now);
  await forgetMails(context);
  await storage.store.guesses.forgetBefore(now - day);
  await storage.store.withdrawalDays.forgetBefore(dayOf(now - day, "UTC"));
  await storage.store.allowances.forgetEndedBefore(now);
  await storage.store.drafts.forgetExpiredBefore(now - draftsKeptDays * day);
  await storage.store.selections.forgetBefore(now - limits.selectionsKeptDays * day);
  await storage.store.idempotency.forgetBefore(now - keysKeptDays * day);
  await storage.store.contactMessages.forgetBefore(
    now - limits.contactKeptMonths * monthDays * day,
  );
  await storage.store.gatewayDeliveries.forgetSettledBefore(
    now - limits.gatewayNoticesKeptDays * day,
    rowsAtOnce,
  );
  await storage.store.signInPlaces.forgetUnusedSince(
    now - limits.signInPlacesKeptDays * day,
    rowsAtOnce,
  );
  await storage.store.knownDevices.forgetUnusedSince(now - limits.knownDevicesKeptDays * day);
  return erased;
}
