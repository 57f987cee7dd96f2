import type { CardInfo } from "~server/features/cards/schemas";

/** "Visa •••• 1111": no more of a card is shown outside sensitive-data access. */
export function cardName({ brand = "Card", cardNumber = "" }: CardInfo): string {
  return `${brand} ${cardNumber.slice(-9)}`;
}
