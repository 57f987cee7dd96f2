// Each record that staff can see in full: what is shown, and what is recorded of it.
import type { sensitiveDataOperations } from "./operations";
import { bankDetailsIn } from "../withdrawals/bank-details-store";
import { refuse } from "../../kernel/refusal";
import { openBankDetails } from "../withdrawals/sealed-block";
import type { Handler } from "../../http/call";
import { presentBlock, presentInFull } from "../withdrawals/present-bank-details";
import { accessSensitiveData } from "./access-sensitive-data";
import { loadPayees } from "../withdrawals/load-payees";
import { describePayee, mailedPayee } from "../withdrawals/record-payee";
import { transactionsIn } from "../ledger/transaction-store";
import { openDestination } from "../withdrawals/destination";
import { cardsIn } from "../cards/store";
import { documentsIn } from "../documents/store";
import { readBytes } from "../documents/document-bytes";
import { documentResponse } from "../documents/document-response";
import { messagesIn } from "../../locales/messages";
import { formatList } from "../../kernel/list-format";
import type { CardRow, CardSecretRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { cardSides } from "./labels";
import type { FullCardDeposit, FullCard } from "./schemas";
import { openCardSecrets } from "../cards/card-secrets";
import { presentCardFace } from "../cards/present-card";
import { instantOf } from "../../kernel/instants";

export const accessBankDetails: Handler<typeof sensitiveDataOperations.accessBankDetails> = (
  call,
) =>
  accessSensitiveData(call, "bank_details", async () => {
    const { context, params } = call;
    const row = await bankDetailsIn(context.storage.db).ofUser(params.id ?? "");
    if (!row) return refuse("not_found");
    return {
      ownerId: row.user_id,
      subject: `user:${row.user_id}`,
      show: () => presentBlock(openBankDetails(context.vault, row)),
    };
  });

/** A payee that the user hasn't removed; another user's isn't found. */
export const accessPayee: Handler<typeof sensitiveDataOperations.accessPayee> = (call) =>
  accessSensitiveData(call, "payee", async () => {
    const { context, params, body } = call;
    const ownerId = params.id ?? "";
    const payees = await loadPayees(context, context.storage.db, ownerId);
    const payee = payees.find(({ id }) => id === body.payeeId);
    if (!payee) return refuse("not_found");
    return {
      ownerId,
      subject: `user:${ownerId}`,
      shown: mailedPayee(payee)(context.settings.language),
      recorded: describePayee(payee, context),
      show: () => presentInFull(payee),
    };
  });

/** The destination of a withdrawal, as fixed at the request. */
export const accessDestination: Handler<typeof sensitiveDataOperations.accessDestination> = (
  call,
) =>
  accessSensitiveData(call, "destination", async () => {
    const { context, params } = call;
    const row = await transactionsIn(context.storage.db).byId(params.id ?? "");
    const sealed = row?.destination_sealed;
    if (!row || !sealed) return refuse("not_found");
    return {
      ownerId: row.user_id,
      subject: `transaction:${row.id}`,
      show: () => presentInFull(openDestination(context, { id: row.id, sealed })),
    };
  });

export const accessCard: Handler<typeof sensitiveDataOperations.accessCard> = (call) =>
  accessSensitiveData(call, "card", async () => {
    const { context, params } = call;
    const cards = cardsIn(context.storage.db);
    const card = await cards.inUse(params.id ?? "");
    if (!card) return refuse("not_found");
    const secrets = await cards.secretsOf(card.id);
    return {
      ownerId: card.user_id,
      subject: `card:${card.id}`,
      show: () => presentFullCard(context, card, secrets),
    };
  });

/** A photo of the saved card; the back is deleted once its deposit is reviewed. */
export const accessCardPhoto: Handler<typeof sensitiveDataOperations.accessCardPhoto> = (call) =>
  accessSensitiveData(call, "card_photo", async () => {
    const { context, params, body } = call;
    const { db } = context.storage;
    const cards = cardsIn(db);
    const documents = documentsIn(db);
    const card = await cards.inUse(params.id ?? "");
    if (!card) return refuse("not_found");
    const id = body.side === "front" ? card.front_document_id : card.back_document_id;
    const row = id === null ? undefined : await documents.byId(id);
    const bytes = row && (await readBytes(context, row));
    if (!row || !bytes) return refuse("photo_erased");
    return {
      ownerId: card.user_id,
      subject: `card:${card.id}`,
      show: () => documentResponse(row, bytes),
    };
  });

/** The card of a deposit, with everything still stored, as one access. */
export const accessCardDeposit: Handler<typeof sensitiveDataOperations.accessCardDeposit> = (
  call,
) =>
  accessSensitiveData(call, "card_deposit", async () => {
    const { context, params } = call;
    const { db } = context.storage;
    const row = await transactionsIn(db).byId(params.id ?? "");
    const card = row?.card_id ? await cardsIn(db).byId(row.card_id) : undefined;
    if (!row || card?.removed_at !== null) return refuse("not_found");
    const [secrets, photos] = await Promise.all([
      cardsIn(db).secretsOf(card.id),
      photosOf(context, card),
    ]);
    const { language } = context.settings;
    const t = messagesIn(language, "labels");
    const shown = [
      t("shown.number"),
      ...(secrets.some(({ kind }) => kind === "cvv") ? [t("shown.cvv")] : []),
      ...photos.map(({ side }) => t(`shown.${side}`)),
    ];
    return {
      ownerId: row.user_id,
      subject: `transaction:${row.id}`,
      shown: formatList(shown, language),
      show: () => ({ card: presentFullCard(context, card, secrets), photos }),
    };
  });

async function photosOf(context: Context, card: CardRow): Promise<FullCardDeposit["photos"]> {
  const ids = { front: card.front_document_id, back: card.back_document_id };
  const photos = await Promise.all(
    cardSides.map(async (side) => {
      const id = ids[side];
      const row = id === null ? undefined : await documentsIn(context.storage.db).byId(id);
      const bytes = row && (await readBytes(context, row));
      if (!row || !bytes) return [];
      return [{ side, mediaType: row.media_type, content: Buffer.from(bytes).toString("base64") }];
    }),
  );
  return photos.flat();
}

/** A card with the secrets that are still stored. */
function presentFullCard(
  { vault }: Context,
  card: CardRow,
  secrets: readonly CardSecretRow[],
): FullCard {
  const { number, cvv } = openCardSecrets(vault, secrets);
  return {
    ...presentCardFace(card, number ?? ""),
    cvv,
    cvvErasedAt: instantOf(card.cvv_erased_at),
  };
}
