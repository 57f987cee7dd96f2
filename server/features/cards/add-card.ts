import creditCardType from "credit-card-type";
import type { cardOperations } from "./operations";
import { cardsIn } from "./store";
import type { Db } from "../../database/db";
import { limits } from "../../kernel/limits";
import { checkDemonstrationNumber, lastFour } from "./rules";
import { refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import type { Call, Handler } from "../../http/call";
import { commandWithDocuments } from "../documents/command-with-documents";
import type { UploadedFile } from "../documents/store-document";
import { finishErasing } from "../documents/finish-erasing";
import { consumeRateLimit } from "../../http/consume-rate-limit";
import { recordAccount } from "../payment-accounts/record-account";
import { cardAccount } from "../payment-accounts/rules";
import { sealCardSecret } from "./card-secrets";
import { presentCard } from "./present-card";
import { dropCard } from "./remove-card";

type AddCall = Call<typeof cardOperations.addCard>;

/** Saves a card, replacing the previous one. Number and CVV go to the vault, the photos to the document store. */
export const addCard: Handler<typeof cardOperations.addCard> = async (call) => {
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
  let replaced: string[] = [];
  const answer = await commandWithDocuments(call, photosIn(call), async (db, [front, back]) => {
    replaced = await dropCard(call, db);
    const card = {
      ...newCard(call),
      payment_account_id: await recordAccount(
        call.context,
        db,
        actor.user.id,
        cardAccount(body.cardNumber),
      ),
      front_document_id: front?.id ?? null,
      back_document_id: back?.id ?? null,
    };
    await cardsIn(db).insert(card);
    await saveSecrets(call, db, card.id);
    await recordAudit(db, call, {
      action: "card.added",
      subject: `card:${card.id}`,
      after: `${card.brand} ${card.last_four}`,
      about: actor.user,
    });
    return presentCard(await cardsIn(db).inUse(actor.user.id), context.now());
  });
  if (replaced.length > 0) await finishErasing(context, replaced);
  return answer;
};

// CVV and back photo are kept with the draft at first, for half an hour.
function eraseAfterDraft({ context }: AddCall): number {
  return context.now() + limits.draftMinutes * 60_000;
}

function photosIn(call: AddCall): UploadedFile[] {
  const { frontImage, backImage, keptFront, keptBack } = call.body;
  return [
    { file: frontImage, pendingUploadId: keptFront, purpose: "card_front", field: "frontImage" },
    {
      file: backImage,
      pendingUploadId: keptBack,
      purpose: "card_back",
      field: "backImage",
      eraseAfter: eraseAfterDraft(call),
    },
  ];
}

function newCard({ context, actor, body }: AddCall) {
  return {
    id: context.newId(),
    user_id: actor.user.id,
    holder_name: body.cardHolderName,
    brand: brandOf(body.cardNumber),
    last_four: lastFour(body.cardNumber),
    expiry: body.expiryDate,
    added_at: context.now(),
    removed_at: null,
    cvv_erased_at: null,
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

function brandOf(digits: string): string {
  return creditCardType(digits)[0]?.niceType ?? "Card";
}
