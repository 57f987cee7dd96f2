import type { CardRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import type { Context } from "../context";

/**
 * A deposit awaits its decision: CVV and back photo may now live as long as the settings allow, no longer with
 * the draft alone. Counted from when the card was typed, so that further deposits do not lengthen it.
 */
export async function awaitDecision(context: Context, store: Store, card: CardRow): Promise<void> {
  const eraseAfter = card.added_at + context.settings.cardSecretHours * 3_600_000;
  await store.cards.postponeErasing(card.id, eraseAfter);
  if (card.back_document_id)
    await store.documents.update(card.back_document_id, { erase_after: eraseAfter });
}
