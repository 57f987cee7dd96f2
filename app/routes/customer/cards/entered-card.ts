// The card that was entered for a draft, in a hidden field of its form: its ID and what is shown of it.
import type { CardInfo } from "~server/features/cards/schemas";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { cardName } from "./card-name";

export function enteredCardValue(locale: Locale, card: CardInfo): string {
  const expiry = messagesIn(locale, "cards")("expiresOn", { expiry: card.expiryDate ?? "" });
  return [card.id, cardName(locale, card), expiry].join("|");
}

export function enteredCardIn(value = "") {
  const [id, name, expiry] = value.split("|");
  return id && name ? { id, name, expiry } : undefined;
}
