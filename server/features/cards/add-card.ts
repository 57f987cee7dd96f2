import type { cardOperations } from "./operations";
import { cardsIn } from "./store";
import type { Db } from "../../database/db";
import type { CardRow } from "../../database/schema";
import { documentsIn } from "../documents/store";
import { limits } from "../../kernel/limits";
import { checkDemonstrationNumber, lastFour } from "./rules";
import { refuse } from "../../kernel/refusal";
import { personOf } from "../users/person-of";
import { checkIdentity } from "../users/rules";
import { recordAudit } from "../audit/record-audit";
import type { Actor, Call, Handler } from "../../http/call";
import { commandWithDocuments } from "../documents/command-with-documents";
import type { UploadedFile } from "../documents/store-document";
import { finishErasing } from "../documents/finish-erasing";
import { consumeRateLimit } from "../../http/consume-rate-limit";
import { recordAccount } from "../payment-accounts/record-account";
import { cardAccount } from "../payment-accounts/account-number";
import { sealCardSecret } from "./card-secrets";
import { brandOf, presentCard } from "./present-card";
import { dropCard } from "./remove-card";

type AddCall = Call<typeof cardOperations.addCard | typeof cardOperations.enterCard>;

/** Saves a card, replacing the previous one. Number and CVV go to the vault, the photos to the document store. */
export const addCard: Handler<typeof cardOperations.addCard> = async (call) => {
  let replaced: string[] = [];
  const answer = await storeCard(call, null, async (db, card) => {
    replaced = await dropCard(call, db);
    return saved(call, db, card);
  });
  if (replaced.length > 0) await finishErasing(call.context, replaced);
  return answer;
};

/** Stores a card for a draft, which is saved when the draft is confirmed and erased half an hour later otherwise. */
export const enterCard: Handler<typeof cardOperations.enterCard> = async (call) => {
  const { actor, context } = call;
  const refusal = checkIdentity(
    personOf(actor.user),
    context.settings.requiresKycToDeposit,
    "deposit",
  );
  return refusal ?? storeCard(call, eraseAfterDraft(call), (_db, card) => Promise.resolve(card));
};

/** Saves the card of a confirmed draft, in place of the previous one. Returns files to delete after the commit. */
export async function saveEnteredCard(call: Saving, db: Db, card: CardRow): Promise<string[]> {
  const replaced = await dropCard(call, db, { keepsAwaited: true });
  await cardsIn(db).update(card.id, { removed_at: null, unsaved_until: null });
  if (card.front_document_id)
    await documentsIn(db).update(card.front_document_id, { erase_after: null });
  await saved(call, db, card);
  return replaced;
}

type Saving = Pick<Call, "context" | "address"> & { readonly actor: Actor };

async function saved(call: Saving, db: Db, card: CardRow): Promise<CardRow> {
  await recordAudit(db, call, {
    action: "card.added",
    subject: `card:${card.id}`,
    after: `${card.brand} ${card.last_four}`,
    about: call.actor.user,
  });
  return card;
}

/** `before` runs in the database transaction before the card is written. */
async function storeCard(
  call: AddCall,
  unsavedUntil: number | null,
  before: (db: Db, card: CardRow) => Promise<CardRow>,
) {
  const { context, actor, body } = call;
  if (!context.settings.areCardDepositsOn) return refuse("card_deposits_off");
  const refusal = context.settings.isDemo ? checkDemonstrationNumber(body.cardNumber) : null;
  if (refusal) return refusal;
  const tooMany = await consumeRateLimit(context, {
    what: "card-add",
    who: actor.user.id,
    ...context.settings.rateLimits.cardsAdded,
  });
  if (tooMany) return tooMany;
  const photos = photosIn(call, unsavedUntil);
  return commandWithDocuments(call, photos, async (db, [front, back]) => {
    const account = cardAccount(body.cardNumber);
    const card = await before(db, {
      ...newCard(call, unsavedUntil),
      payment_account_id: await recordAccount(context, db, actor.user.id, account),
      front_document_id: front?.id ?? null,
      back_document_id: back?.id ?? null,
    });
    await cardsIn(db).insert(card);
    await saveSecrets(call, db, card.id);
    return presentCard(card, context.now());
  });
}

// CVV and back photo are kept with the draft at first, for half an hour.
function eraseAfterDraft({ context }: AddCall): number {
  return context.now() + limits.draftMinutes * 60_000;
}

function photosIn(call: AddCall, unsavedUntil: number | null): UploadedFile[] {
  const { frontImage, backImage, pendingFront, pendingBack } = call.body;
  return [
    {
      file: frontImage,
      pendingUploadId: pendingFront,
      purpose: "card_front",
      field: "frontImage",
      ...(unsavedUntil !== null && { eraseAfter: unsavedUntil }),
    },
    {
      file: backImage,
      pendingUploadId: pendingBack,
      purpose: "card_back",
      field: "backImage",
      eraseAfter: eraseAfterDraft(call),
    },
  ];
}

function newCard({ context, actor, body }: AddCall, unsavedUntil: number | null) {
  const now = context.now();
  return {
    id: context.newId(),
    user_id: actor.user.id,
    holder_name: body.cardHolderName,
    brand: brandOf(body.cardNumber),
    last_four: lastFour(body.cardNumber),
    expiry: body.expiryDate,
    added_at: now,
    removed_at: unsavedUntil === null ? null : now,
    cvv_erased_at: null,
    unsaved_until: unsavedUntil,
  };
}

async function saveSecrets(call: AddCall, db: Db, cardId: string) {
  const { context, body } = call;
  const save = (kind: "number" | "cvv", secret: string, eraseAfter: number | null) => {
    const secretKey = { card_id: cardId, kind };
    return cardsIn(db).saveSecret({
      ...secretKey,
      sealed: sealCardSecret(context.vault, secretKey, secret),
      erase_after: eraseAfter,
    });
  };
  await save("number", body.cardNumber, null);
  await save("cvv", body.cvv, eraseAfterDraft(call));
}
