import type { TestPortal } from "./backend";

/** Which secrets of the card in use are still kept: "cvv", "number". */
export async function keptSecrets(
  { context }: Pick<TestPortal, "context">,
  userId: string,
): Promise<string[]> {
  const { cards } = context.storage.store;
  const card = await cards.inUse(userId);
  return card ? (await cards.secretsOf(card.id)).map(({ kind }) => kind).sort() : [];
}
