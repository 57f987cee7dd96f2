// Background work: erases expired secrets and files, and deletes expired sessions.
import { eraseClosedAccounts } from "../features/accounts/erase-closed-accounts";
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
import { eraseCardSecrets } from "../features/cards/erase-card-secrets";
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

/** One pass; returns the number of erased items. Any number of hosts may run it at the same time. */
export async function eraseDue(context: Context): Promise<number> {
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
  for (const row of await documentsIn(storage.db).dueForErasing(now)) {
    if (await isDocumentInUse(context, row)) {
      await documentsIn(storage.db).update(row.id, { erase_after: now + hour });
      continue;
    }
    if (!(await documentsIn(storage.db).removeDue(row.id, now))) continue;
    files.push(row.storage_key);
    erased += 1;
  }
  await finishErasing(context, files);
  await sessionsIn(storage.db).endExpired(now);
  await pendingSignInsIn(storage.db).forgetExpired(now);
  await formRecoveriesIn(storage.db).forgetExpired(now);
  await viewersIn(storage.db).forgetSeenBefore(viewCutoff(now));
  await mailedLinksIn(storage.db).forgetEndedBefore(now);
  await emailChangesIn(storage.db).forgetEndedBefore(now);
  await eraseSentMail(context);
  await failedAttemptsIn(storage.db).forgetBefore(now - day);
  await withdrawalDaysIn(storage.db).forgetBefore(dayOf(now - day, "UTC"));
  await rateLimitsIn(storage.db).forgetEndedBefore(now);
  await draftsIn(storage.db).forgetExpiredBefore(now - draftsKeptDays * day);
  await bulkActionsIn(storage.db).forgetBefore(now - limits.selectionsKeptDays * day);
  await idempotencyIn(storage.db).forgetBefore(now - keysKeptDays * day);
  await contactMessagesIn(storage.db).forgetBefore(
    now - limits.contactKeptMonths * monthDays * day,
  );
  await gatewayDeliveriesIn(storage.db).forgetSettledBefore(
    now - limits.gatewayNoticesKeptDays * day,
    rowsAtOnce,
  );
  await signInPlacesIn(storage.db).forgetUnusedSince(
    now - limits.signInPlacesKeptDays * day,
    rowsAtOnce,
  );
  await knownDevicesIn(storage.db).forgetUnusedSince(now - limits.knownDevicesKeptDays * day);
  return erased + (await eraseClosedAccounts(context));
}
