import type { CardInfo } from "~server/contract/schemas/cards";

/** "Visa •••• 1111": as much of a card as anybody may see (R5). */
export function cardName({ brand = "Card", cardNumber = "" }: CardInfo): string {
  return `${brand} ${cardNumber.slice(-9)}`;
}
