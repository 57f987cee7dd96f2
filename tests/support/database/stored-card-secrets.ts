import { cardsIn } from "../../../server/features/cards/store";
import type { TestPortal } from "../portal/backend";

/** Which secrets of the card in use are still kept: "cvv", "number". */
export async function storedCardSecrets(
  { context }: Pick<TestPortal, "context">,
  userId: string,
): Promise<string[]> {
  const cards = cardsIn(context.storage.db);
  const card = await cards.inUse(userId);
  return card ? (await cards.secretsOf(card.id)).map(({ kind }) => kind).sort() : [];
}
