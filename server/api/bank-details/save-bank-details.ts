import type { Endpoints } from "../../contract/endpoints";
import type { BankDetailsBlock } from "../../contract/schemas/bank-details";
import { isRefusal, refuse } from "../../domain/refusal";
import { audit } from "../audit";
import type { Call, Handler } from "../call";
import { commandWithDocuments } from "../documents/command-with-documents";
import type { Offered } from "../documents/take-document";
import { spendAllowance } from "../spend-allowance";
import { presentSaved } from "./present-bank-details";
import { retireReplaced } from "./replaced-documents";
import { describeBankDetails, sealBankDetails } from "./sealed-block";

type SaveEndpoint = Endpoints["wallets"]["addBankDetails"] | Endpoints["wallets"]["updateBankDetails"];

/** What a key remembers lies in clear, so nothing that the bank details say: a replay finds that in its own input. */
interface Saved {
  readonly addedAt: number;
  readonly documentId?: string | undefined;
}

/** Add and update both upsert (R31). OTHERS may bring a document in place of its address. */
export const saveBankDetails: Handler<SaveEndpoint> = async (call) => {
  const { context, actor, body } = call;
  const userId = actor.user.id;
  const tooMany = await spendAllowance(context, { what: "bank-details", who: userId, ...context.settings.allowances.bankDetails });
  if (tooMany) return tooMany;
  const saved = await commandWithDocuments<Saved>(call, offeredIn(call), async (store, [document]) => {
    // Locked, so that of two at once the later one sees the document of the earlier one.
    if (!(await store.users.byIdLocked(userId))) return refuse("not_found");
    const now = context.now();
    const block = blockOf(body, document?.id);
    await retireReplaced(context, store, { userId, documentId: document?.id });
    await store.bankDetails.save({
      user_id: userId,
      region: block.region,
      sealed: sealBankDetails(context.vault, userId, block),
      added_at: now,
      updated_at: now,
    });
    await audit(store, call, { action: "bank_details.saved", subject: `user:${userId}`, after: describeBankDetails(block), about: actor.user });
    const row = await store.bankDetails.ofUser(userId);
    return row ? { addedAt: row.added_at, documentId: document?.id } : refuse("not_found");
  });
  return isRefusal(saved) ? saved : presentSaved(blockOf(body, saved.documentId), saved.addedAt);
};

function offeredIn({ body }: Call<SaveEndpoint>): Offered[] {
  if (body.region !== "OTHERS" || !(body.document || body.keptDocument)) return [];
  return [{ file: body.document, keptId: body.keptDocument, purpose: "bank", field: "document" }];
}

function blockOf(body: Call<SaveEndpoint>["body"], documentId: string | undefined): BankDetailsBlock {
  if (body.region !== "OTHERS") return body;
  const { region, description, documentUrl } = body;
  return documentId ? { region, description, documentId } : { region, description, documentUrl };
}
