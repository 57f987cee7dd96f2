import { cardsIn } from "./store";
import { documentsIn } from "../documents/store";
import { transactionsIn } from "../ledger/transaction-store";
import type { Db } from "../../database/db";
import type { TransactionRow } from "../../database/schema";
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
  const back = card.back_document_id
    ? await documentsIn(db).byId(card.back_document_id)
    : undefined;
  if (!back) return [];
  await documentsIn(db).remove(back.id);
  return [back.storage_key];
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
  return eraseCardSecrets(context, db, decided.card_id);
}
