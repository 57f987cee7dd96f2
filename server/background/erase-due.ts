// Background work: erases expired secrets and files, and deletes rows that are no longer needed.
// Each step runs whatever became of the others: a failing one must not keep the rest from being erased.
import { eraseClosedAccounts } from "../features/accounts/erase-closed-accounts";
import { keptCardNumbersIn } from "../features/cards/kept-number-store";
import { cardsIn } from "../features/cards/store";
import { documentsIn } from "../features/documents/store";
import { sessionsIn } from "../features/sessions/store";
import { pendingSignInsIn } from "../features/sessions/pending-sign-in-store";
import { formRecoveriesIn } from "../features/form-recovery/store";
import { emailChangesIn } from "../features/email/email-change-store";
import { mailedLinksIn } from "../features/email/mailed-link-store";
import { failedAttemptsIn } from "../features/users/failed-attempt-store";
import { withdrawalDaysIn } from "../features/withdrawals/day-limit-store";
import { rateLimitsIn } from "../http/rate-limit-store";
import { draftsIn } from "../features/drafts/store";
import { bulkActionsIn } from "../features/bulk-actions/store";
import { idempotencyIn } from "../http/idempotency-store";
import { contactMessagesIn } from "../features/contact/store";
import { gatewayDeliveriesIn } from "../features/crypto-payments/delivery-store";
import { signInPlacesIn } from "../features/sign-in/sign-in-place-store";
import { knownDevicesIn } from "../features/sessions/known-device-store";
import { viewCutoff } from "../features/viewers/rules";
import { viewersIn } from "../features/viewers/store";
import { limits } from "../kernel/limits";
import { dayOf } from "../kernel/calendar";
import { isDocumentInUse } from "../features/bank-details/replaced-documents";
import { eraseCardSecrets, eraseUnsavedCard } from "../features/cards/erase-card-secrets";
import type { Db } from "../database/db";
import type { Context } from "../http/context";
import { finishErasing } from "../features/documents/finish-erasing";
import { eraseSentMail } from "../features/email/erase-sent-mail";

const hour = 3_600_000;
const day = 24 * hour;
// A confirmed draft leads back to its receipt for a week; a replayed key finds its first answer for a month.
const draftsKeptDays = 7;
const keysKeptDays = 30;
const monthDays = 365 / 12;
// Limited, because many rows may be due: the next run continues.
const rowsAtOnce = 500;

type Step = (context: Context) => Promise<unknown>;

/** One pass; returns the number of erased items. Any number of hosts may run it at the same time. */
export async function eraseDue(context: Context): Promise<number> {
  let erased = 0;
  const failures: unknown[] = [];
  const attempt = (step: Step) =>
    step(context).catch((error: unknown) => void failures.push(error));
  for (const step of [eraseUnsavedCards, eraseCards, eraseDocuments, eraseClosedAccounts])
    erased += Number((await attempt(step)) ?? 0);
  for (const step of [eraseSentMail, ...deletions]) await attempt(step);
  const [first, ...others] = failures;
  for (const error of others) context.report("erase-due", error);
  // The pass counts as failed, so that its last success gets old.
  if (failures.length > 0) throw first;
  return erased;
}

async function eraseCards(context: Context): Promise<number> {
  const { storage } = context;
  const now = context.now();
  const files: string[] = [];
  let erased = 0;
  for (const { card_id: cardId } of await cardsIn(storage.db).dueForErasing(now)) {
    const gone = await storage.transaction(async (db) =>
      (await cardsIn(db).eraseDueCvv(cardId, now)) ? eraseCardSecrets(context, db, cardId) : null,
    );
    if (gone === null) continue;
    files.push(...gone);
    erased += 1;
  }
  await finishErasing(context, files);
  return erased;
}

async function eraseUnsavedCards(context: Context): Promise<number> {
  const { storage } = context;
  const files: string[] = [];
  const lapsed = await cardsIn(storage.db).lapsed(context.now());
  for (const { id } of lapsed)
    files.push(
      ...(await storage.transaction(async (db) => {
        // Its draft may have been confirmed since.
        const card = await cardsIn(db).byIdLocked(id);
        return card && card.unsaved_until !== null ? eraseUnsavedCard(db, card) : [];
      })),
    );
  await finishErasing(context, files);
  return lapsed.length;
}

async function eraseDocuments(context: Context): Promise<number> {
  const documents = documentsIn(context.storage.db);
  const now = context.now();
  const files: string[] = [];
  for (const row of await documents.dueForErasing(now)) {
    if (await isDocumentInUse(context, row))
      await documents.update(row.id, { erase_after: now + hour });
    else if (await documents.removeDue(row.id, now)) files.push(row.storage_key);
  }
  await finishErasing(context, files);
  return files.length;
}

/** `db` and the time of the pass. */
const deletion =
  (remove: (db: Db, now: number) => Promise<unknown>): Step =>
  ({ storage, now }) =>
    remove(storage.db, now());

const deletions: readonly Step[] = [
  deletion((db, now) => sessionsIn(db).endExpired(now)),
  deletion((db, now) => pendingSignInsIn(db).forgetExpired(now)),
  deletion((db, now) => formRecoveriesIn(db).forgetExpired(now)),
  deletion((db, now) => keptCardNumbersIn(db).forgetExpired(now)),
  deletion((db, now) => viewersIn(db).forgetSeenBefore(viewCutoff(now))),
  deletion((db, now) => mailedLinksIn(db).forgetEndedBefore(now)),
  deletion((db, now) => emailChangesIn(db).forgetEndedBefore(now)),
  deletion((db, now) => failedAttemptsIn(db).forgetBefore(now - day)),
  deletion((db, now) => withdrawalDaysIn(db).forgetBefore(dayOf(now - day, "UTC"))),
  deletion((db, now) => rateLimitsIn(db).forgetEndedBefore(now)),
  deletion((db, now) => draftsIn(db).forgetExpiredBefore(now - draftsKeptDays * day)),
  deletion((db, now) => bulkActionsIn(db).forgetBefore(now - limits.selectionsKeptDays * day)),
  deletion((db, now) => idempotencyIn(db).forgetBefore(now - keysKeptDays * day)),
  deletion((db, now) =>
    contactMessagesIn(db).forgetBefore(now - limits.contactKeptMonths * monthDays * day),
  ),
  deletion((db, now) =>
    gatewayDeliveriesIn(db).forgetSettledBefore(
      now - limits.gatewayNoticesKeptDays * day,
      rowsAtOnce,
    ),
  ),
  deletion((db, now) =>
    signInPlacesIn(db).forgetUnusedSince(now - limits.signInPlacesKeptDays * day, rowsAtOnce),
  ),
  deletion((db, now) =>
    knownDevicesIn(db).forgetUnusedSince(now - limits.knownDevicesKeptDays * day),
  ),
];
