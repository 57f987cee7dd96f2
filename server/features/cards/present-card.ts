import creditCardType from "credit-card-type";
import type { CardInfo } from "./schemas";
import { isExpired } from "./rules";
import type { CardRow } from "../../database/schema";

/** A masked card: brand, last four digits, expiry. */
export function presentCard(row: CardRow | undefined, now: number): CardInfo {
  if (!row) return { hasCard: false };
  return {
    hasCard: true,
    id: row.id,
    cardHolderName: row.holder_name,
    cardNumber: maskedNumber(row.last_four),
    brand: row.brand,
    expiryDate: row.expiry,
    addedAt: new Date(row.added_at).toISOString(),
    isActive: !isExpired(row.expiry, now),
    cvvErasedAt: row.cvv_erased_at === null ? undefined : new Date(row.cvv_erased_at).toISOString(),
  };
}

/** The network that the number belongs to. */
export function brandOf(digits: string): string {
  return creditCardType(digits)[0]?.niceType ?? "Card";
}

/** All that is shown of a number. */
export const maskedNumber = (lastFour: string) => `•••• •••• •••• ${lastFour}`;
