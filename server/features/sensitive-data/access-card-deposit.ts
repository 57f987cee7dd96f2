import { messagesIn } from "../../locales/messages";
import { formatList } from "../../kernel/list-format";
import type { sensitiveDataOperations } from "./operations";
import { cardsIn } from "../cards/store";
import { documentsIn } from "../documents/store";
import { readBytes } from "../documents/document-bytes";
import { transactionsIn } from "../ledger/transaction-store";
import type { CardRow } from "../../database/schema";
import type { Handler } from "../../http/call";
import type { Context } from "../../http/context";
import { refuse } from "../../kernel/refusal";
import { accessSensitiveData } from "./access-sensitive-data";
import { cardSides } from "./labels";
import { presentFullCard } from "./present-card";
import type { FullCardDeposit } from "./schemas";

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
