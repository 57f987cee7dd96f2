import type { TransactionRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import type { Context } from "../context";

/**
 * Erases CVV and the photo of the back. Returns the storage keys of the files, which the caller
 * removes once the database transaction has been committed.
 */
export async function eraseCardSecrets(
  context: Context,
  store: Store,
  cardId: string,
): Promise<string[]> {
  const card = await store.cards.byId(cardId);
  if (!card || card.cvv_erased_at !== null) return [];
  await store.cards.eraseSecret(cardId, "cvv");
  await store.cards.update(cardId, { cvv_erased_at: context.now(), back_document_id: null });
  const back = card.back_document_id
    ? await store.documents.byId(card.back_document_id)
    : undefined;
  if (!back) return [];
  await store.documents.remove(back.id);
  return [back.storage_key];
}

/**
 * Erases the same after a deposit was decided, unless another one with this card still awaits its decision.
 * The caller holds the lock on the wallet, so that of the last two decided at the same time one sees the other.
 */
export async function eraseUnneededSecrets(
  context: Context,
  store: Store,
  decided: TransactionRow,
): Promise<string[]> {
  if (!decided.card_id || (await store.transactions.isCardAwaited(decided))) return [];
  return eraseCardSecrets(context, store, decided.card_id);
}
