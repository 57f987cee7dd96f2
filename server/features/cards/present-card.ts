import creditCardType from "credit-card-type";
import type { CardInfo } from "./schemas";
import { isExpired } from "./rules";
import type { CardRow } from "../../database/schema";
import { instantOf } from "../../kernel/instants";
import type { cardOperations } from "./operations";
import { cardsIn } from "./store";
import type { Handler } from "../../http/call";

/** What is on the front of a card, with as much of its number as is shown. */
export const presentCardFace = (row: CardRow, cardNumber: string) => ({
  cardHolderName: row.holder_name,
  cardNumber,
  brand: row.brand,
  expiryDate: row.expiry,
});

/** A masked card: brand, last four digits, expiry. */
export function presentCard(row: CardRow | undefined, now: number): CardInfo {
  if (!row) return { hasCard: false };
  return {
    hasCard: true,
    id: row.id,
    ...presentCardFace(row, maskedNumber(row.last_four)),
    addedAt: instantOf(row.added_at),
    isActive: !isExpired(row.expiry, now),
    cvvErasedAt: instantOf(row.cvv_erased_at),
  };
}

/** The network that the number belongs to. */
export function brandOf(digits: string): string {
  return creditCardType(digits)[0]?.niceType ?? "Card";
}

/** All that is shown of a number. */
export const maskedNumber = (lastFour: string) => `•••• •••• •••• ${lastFour}`;

export const readCard: Handler<typeof cardOperations.card> = async ({ context, actor }) =>
  presentCard(await cardsIn(context.storage.db).inUse(actor.user.id), context.now());
