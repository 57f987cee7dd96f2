// The audit actions that make up a customer's data access log.
import type { SensitiveItem } from "./labels";

export type FullDetails = Exclude<SensitiveItem, "document">;

export const accessActions: Readonly<Record<string, SensitiveItem>> = {
  "card.revealed": "card",
  "card_photo.revealed": "card_photo",
  "card_deposit.revealed": "card_deposit",
  "bank_details.revealed": "bank_details",
  "destination.revealed": "destination",
  "document.seen": "document",
} satisfies Record<`${FullDetails}.revealed` | "document.seen", SensitiveItem>;
