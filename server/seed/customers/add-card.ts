// The card of a customer's deposits: its number is encrypted, and so are CVV and back photo while a deposit is pending.
import { sealCardSecret } from "../../features/cards/card-secrets";
import { lastFour, passesLuhn } from "../../features/cards/rules";
import { cardAccount } from "../../features/payment-accounts/account-number";
import { addDocument } from "./add-document";
import { addPaymentAccount } from "./add-payment-account";
import type { Random } from "./random";
import { addAuditLine, type SeedContext, type SeededCustomer } from "./seed-context";
import { day, hour } from "./moments";

const brands = [
  ["Visa", "400000"],
  ["Visa", "411111"],
  ["Mastercard", "555555"],
  ["Mastercard", "222300"],
  ["Discover", "601100"],
  ["JCB", "353011"],
] as const;
/** A number that the card networks publish for tests. */
const sharedCard = ["Visa", "4242424242424242"] as const;
/** One card in so many is the shared one, so that staff see customers with the same card. */
const cardsPerSharedCard = 15;
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
  const [brand, number] = drawCard(random);
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

/** Mostly a number that no other customer has; it fails the Luhn check, so it isn't a real card. */
function drawCard(random: Random): readonly [brand: string, number: string] {
  if (random.whole(1, cardsPerSharedCard) === 1) return sharedCard;
  const [brand, prefix] = random.pick(brands);
  const start = `${prefix}${String(random.whole(0, 999_999_999)).padStart(9, "0")}`;
  const checkDigit = passesLuhn(`${start}0`) ? "1" : "0";
  return [brand, `${start}${checkDigit}`];
}

/** "MM/YY" of so many months later. */
function expiryAfter(at: number, months: number): string {
  const end = new Date(at + months * 30.5 * day);
  return `${String(end.getUTCMonth() + 1).padStart(2, "0")}/${String(end.getUTCFullYear()).slice(-2)}`;
}
