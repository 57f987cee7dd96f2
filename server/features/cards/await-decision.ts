import { cardsIn } from "./store";
import { documentsIn } from "../documents/store";
import type { Db } from "../../database/db";
import type { CardRow } from "../../database/schema";
import type { Context } from "../../http/context";

/**
 * For a pending deposit, CVV and back photo are kept as long as the settings allow, instead of with
 * the draft only. Counted from when the card was entered, so that more deposits don't extend it.
 */
export async function awaitDecision(context: Context, db: Db, card: CardRow): Promise<void> {
  const eraseAfter = card.added_at + context.settings.cardSecretHours * 3_600_000;
  await cardsIn(db).postponeErasing(card.id, eraseAfter);
  if (card.back_document_id)
    await documentsIn(db).update(card.back_document_id, { erase_after: eraseAfter });
}
