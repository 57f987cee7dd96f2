import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import type { CardInfo } from "~server/features/cards/schemas";

/** "Visa •••• 1111": the most shown of a card without sensitive-data access. */
export function cardName(locale: Locale, { brand, cardNumber = "" }: CardInfo): string {
  return `${brand ?? messagesIn(locale, "cards")("card")} ${cardNumber.slice(-9)}`;
}
