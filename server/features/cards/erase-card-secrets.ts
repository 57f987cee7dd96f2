import { cardsIn } from "./store";
import { finishErasing } from "../documents/finish-erasing";
import { documentsIn } from "../documents/store";
import { transactionsIn } from "../ledger/transaction-store";
import type { Db } from "../../database/db";
import type { CardRow, TransactionRow } from "../../database/schema";
import type { Context } from "../../http/context";

/**
 * Erases CVV and back photo. Returns the storage keys of the files, which the caller
 * deletes after the commit.
 */
export async function eraseCardSecrets(
  context: Context,
  db: Db,
  cardId: string,
): Promise<string[]> {
  const card = await cardsIn(db).byId(cardId);
  if (!card || card.cvv_erased_at !== null) return [];
  await cardsIn(db).eraseSecret(cardId, "cvv");
  await cardsIn(db).update(cardId, { cvv_erased_at: context.now(), back_document_id: null });
  return removeDocuments(db, [card.back_document_id]);
}

/**
 * Erases the same after a deposit was reviewed, unless another one with this card is pending.
 * The caller has locked the wallet, so that of the last two reviewed at the same time, one sees the other.
 */
export async function eraseUnneededSecrets(
  context: Context,
  db: Db,
  decided: TransactionRow,
): Promise<string[]> {
  if (!decided.card_id || (await transactionsIn(db).isCardAwaited(decided))) return [];
  const files = await eraseCardSecrets(context, db, decided.card_id);
  const card = await cardsIn(db).byId(decided.card_id);
  // A card that was replaced while it was awaited kept its number until now.
  return card && card.removed_at !== null ? [...files, ...(await eraseNumber(db, card))] : files;
}

/** Erases number and front photo; returns the storage keys of files to delete after the commit. */
export async function eraseNumber(db: Db, card: CardRow): Promise<string[]> {
  await cardsIn(db).eraseSecret(card.id, "number");
  if (card.front_document_id === null) return [];
  await cardsIn(db).update(card.id, { front_document_id: null });
  return removeDocuments(db, [card.front_document_id]);
}

/** Erases CVV and back photo of the cards whose time has passed; returns their number. */
export async function eraseDueSecrets(context: Context): Promise<number> {
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

/** Erases the cards of drafts that were not confirmed; returns their number. */
export async function eraseUnsavedCards(context: Context): Promise<number> {
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

/** Erases the card of a draft that was not confirmed. */
export async function eraseUnsavedCard(db: Db, card: CardRow): Promise<string[]> {
  await cardsIn(db).remove(card.id);
  return removeDocuments(db, [card.front_document_id, card.back_document_id]);
}

async function removeDocuments(db: Db, ids: readonly (string | null)[]): Promise<string[]> {
  const files: string[] = [];
  for (const id of ids) {
    const document = id === null ? undefined : await documentsIn(db).byId(id);
    if (!document) continue;
    await documentsIn(db).remove(document.id);
    files.push(document.storage_key);
  }
  return files;
}
