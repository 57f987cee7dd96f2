// The audit actions that make up a customer's data access log.
import type { SensitiveItem } from "./labels";

export type FullDetails = Exclude<SensitiveItem, "document">;

export const accessActions: Readonly<Record<string, SensitiveItem>> = {
  "card.accessed": "card",
  "card_photo.accessed": "card_photo",
  "card_deposit.accessed": "card_deposit",
  "bank_details.accessed": "bank_details",
  "payee.accessed": "payee",
  "destination.accessed": "destination",
  "document.seen": "document",
} satisfies Record<`${FullDetails}.accessed` | "document.seen", SensitiveItem>;
