// The card of a customer's deposits: its number is encrypted, and so are CVV and back photo while a deposit is pending.
import { sealCardSecret } from "../../features/cards/card-secrets";
import { lastFour } from "../../features/cards/rules";
import { cardAccount } from "../../features/payment-accounts/account-number";
import { addDocument } from "./add-document";
import { addPaymentAccount } from "./add-payment-account";
import { addAuditLine, type SeedContext, type SeededCustomer } from "./seed-context";
import { day, hour } from "./moments";

/** Numbers that the card networks publish for tests. */
const testCards = [
  ["Visa", "4242424242424242"],
  ["Visa", "4012888888881881"],
  ["Mastercard", "5555555555554444"],
  ["Mastercard", "2223003122003222"],
  ["Discover", "6011000990139424"],
  ["JCB", "3530111333300000"],
] as const;
const minutesBeforeDeposit = 10;

interface CardUse {
  readonly depositAt: number;
  /** When the deposit that the card was saved for was decided; null while it waits. */
  readonly decidedAt: number | null;
  /** When the customer removed it; null while it is in use. */
  readonly removedAt: number | null;
}

/** The id of the new card. */
export function addSeededCard(
  seedContext: SeedContext,
  customer: SeededCustomer,
  use: CardUse,
): string {
  const { context, rows, random, now } = seedContext;
  const { user } = customer;
  const { depositAt, decidedAt, removedAt } = use;
  const [brand, number] = random.pick(testCards);
  const id = context.newId();
  const addedAt = depositAt - minutesBeforeDeposit * 60_000;
  const eraseAt = addedAt + context.settings.cardSecretHours * hour;
  const erasedAt = decidedAt ?? (eraseAt <= now ? eraseAt : null);
  const photo = (side: "front" | "back", eraseAfter: number | null) =>
    addDocument(seedContext, customer, {
      specimen: `card-${side}`,
      purpose: `card_${side}`,
      document_type: null,
      created_at: addedAt,
      erase_after: eraseAfter,
    });
  rows.add("cards", {
    id,
    user_id: user.id,
    holder_name: user.fullname.slice(0, 100),
    brand,
    last_four: lastFour(number),
    expiry: expiryAfter(removedAt ?? now, random.whole(1, 48)),
    front_document_id: removedAt === null ? photo("front", null) : null,
    back_document_id: erasedAt === null ? photo("back", eraseAt) : null,
    added_at: addedAt,
    removed_at: removedAt,
    cvv_erased_at: erasedAt,
    unsaved_until: null,
    payment_account_id: addPaymentAccount(seedContext, customer, {
      account: cardAccount(number),
      at: addedAt,
    }),
  });
  const addSecret = (kind: "number" | "cvv", secret: string, eraseAfter: number | null) =>
    rows.add("card_secrets", {
      card_id: id,
      kind,
      sealed: sealCardSecret(context.vault, { card_id: id, kind }, secret),
      erase_after: eraseAfter,
    });
  if (removedAt === null) addSecret("number", number, null);
  if (erasedAt === null) addSecret("cvv", "123", eraseAt);
  const line = { actorId: user.id, subject: `card:${id}`, about: customer };
  const shown = `${brand} ${lastFour(number)}`;
  addAuditLine(seedContext, { ...line, at: addedAt, action: "card.added", after: shown });
  if (removedAt !== null)
    addAuditLine(seedContext, { ...line, at: removedAt, action: "card.removed", before: shown });
  return id;
}

/** "MM/YY" of so many months later. */
function expiryAfter(at: number, months: number): string {
  const end = new Date(at + months * 30.5 * day);
  return `${String(end.getUTCMonth() + 1).padStart(2, "0")}/${String(end.getUTCFullYear()).slice(-2)}`;
}
