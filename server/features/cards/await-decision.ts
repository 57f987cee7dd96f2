import { cardsIn } from "./store";
import { documentsIn } from "../documents/store";
import type { Db } from "../../database/db";
import type { CardRow } from "../../database/schema";
import type { Context } from "../../http/context";

/**
 * A deposit awaits its decision: CVV and back photo may now live as long as the settings allow, no longer with
 * the draft alone. Counted from when the card was typed, so that further deposits do not lengthen it.
 */
export async function awaitDecision(context: Context, db: Db, card: CardRow): Promise<void> {
  const eraseAfter = card.added_at + context.settings.cardSecretHours * 3_600_000;
  await cardsIn(db).postponeErasing(card.id, eraseAfter);
  if (card.back_document_id)
    await documentsIn(db).update(card.back_document_id, { erase_after: eraseAfter });
}
