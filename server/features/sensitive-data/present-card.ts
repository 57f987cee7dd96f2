import type { FullCard } from "./schemas";
import { openCardSecrets } from "../cards/card-secrets";
import { presentCardFace } from "../cards/present-card";
import type { CardRow, CardSecretRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { instantOf } from "../../kernel/instants";

/** A card with the secrets that are still stored. */
export function presentFullCard(
  { vault }: Context,
  card: CardRow,
  secrets: readonly CardSecretRow[],
): FullCard {
  const { number, cvv } = openCardSecrets(vault, secrets);
  return {
    ...presentCardFace(card, number ?? ""),
    cvv,
    cvvErasedAt: instantOf(card.cvv_erased_at),
  };
}
