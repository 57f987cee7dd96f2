// Which lines of the audit log tell a person that somebody saw a secret of theirs.
import type { Disclosed } from "./labels";

export type Revealed = Exclude<Disclosed, "document">;

export const disclosureActions: Readonly<Record<string, Disclosed>> = {
  "card.revealed": "card",
  "card_photo.revealed": "card_photo",
  "bank_details.revealed": "bank_details",
  "destination.revealed": "destination",
  "document.seen": "document",
} satisfies Record<`${Revealed}.revealed` | "document.seen", Disclosed>;
