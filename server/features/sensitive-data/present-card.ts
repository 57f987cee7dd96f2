import type { FullCard } from "./schemas";
import { openCardSecrets } from "../cards/card-secrets";
import type { CardRow, CardSecretRow } from "../../database/schema";
import type { Context } from "../../http/context";

/** A card with the secrets that are still stored. */
export function presentFullCard(
  { vault }: Context,
  card: CardRow,
  secrets: readonly CardSecretRow[],
): FullCard {
  const { number, cvv } = openCardSecrets(vault, secrets);
  const { holder_name: cardHolderName, brand, expiry: expiryDate, cvv_erased_at: erasedAt } = card;
  const erased = erasedAt === null ? {} : { cvvErasedAt: new Date(erasedAt).toISOString() };
  return { cardHolderName, cardNumber: number ?? "", brand, expiryDate, cvv, ...erased };
}
