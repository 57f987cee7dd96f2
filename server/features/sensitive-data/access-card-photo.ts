import type { sensitiveDataOperations } from "./operations";
import { cardsIn } from "../cards/store";
import { documentsIn } from "../documents/store";
import { refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { readBytes } from "../documents/document-bytes";
import { documentResponse } from "../documents/document-response";
import { accessSensitiveData } from "./access-sensitive-data";

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
