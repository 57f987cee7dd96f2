import type { Endpoints } from "../../contract/endpoints";
import type { BankDetailsBlock } from "../../contract/schemas/bank-details";
import { refuse } from "../../domain/refusal";
import type { DocumentRow } from "../../storage/schema";
import { audit } from "../audit";
import type { Call, Handler } from "../call";
import { commandWithDocuments } from "../documents/command-with-documents";
import type { Offered } from "../documents/take-document";
import { presentBankDetails } from "./present-bank-details";
import { describeBankDetails, sealBankDetails } from "./sealed-block";

type SaveEndpoint = Endpoints["wallets"]["addBankDetails"] | Endpoints["wallets"]["updateBankDetails"];

/** Add and update both upsert (R31). OTHERS may bring a document in place of its address. */
export const saveBankDetails: Handler<SaveEndpoint> = (call) =>
  commandWithDocuments(call, offeredIn(call), async (store, [document]) => {
    const { context, actor, body } = call;
    const userId = actor.user.id;
    const now = context.now();
    const block = blockOf(body, document);
    await store.bankDetails.save({
      user_id: userId,
      region: block.region,
      sealed: sealBankDetails(context.vault, userId, block),
      added_at: now,
      updated_at: now,
    });
    await audit(store, call, { action: "bank_details.saved", subject: `user:${userId}`, after: describeBankDetails(block), about: actor.user });
    const row = await store.bankDetails.ofUser(userId);
    return row ? presentBankDetails(context.vault, row) : refuse("not_found");
  });

function offeredIn({ body }: Call<SaveEndpoint>): Offered[] {
  if (body.region !== "OTHERS" || !(body.document || body.keptDocument)) return [];
  return [{ file: body.document, keptId: body.keptDocument, purpose: "bank", field: "document" }];
}

function blockOf(body: Call<SaveEndpoint>["body"], document: DocumentRow | undefined): BankDetailsBlock {
  if (body.region !== "OTHERS") return body;
  const { region, description, documentUrl } = body;
  return document ? { region, description, documentId: document.id } : { region, description, documentUrl };
}
