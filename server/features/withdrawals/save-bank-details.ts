import type { bankDetailsOperations } from "./operations";
import { usersIn } from "../users/store";
import { bankDetailsIn } from "./bank-details-store";
import type { BankDetailsBlock } from "./schemas";
import { isRefusal, refuse } from "../../kernel/refusal";
import { hasRecentPassword } from "../../http/step-up";
import type { Call, Handler } from "../../http/call";
import { isReplay } from "../../http/command";
import { commandWithDocuments } from "../documents/command-with-documents";
import type { UploadedFile } from "../documents/store-document";
import type { BankDetailsRow } from "../../database/schema";
import { consumeRateLimit } from "../../http/consume-rate-limit";
import { usableFrom } from "./destination-wait";
import { recordAccount } from "../payment-accounts/record-account";
import { presentSaved } from "./present-bank-details";
import { recordBankDetails } from "./record-bank-details";
import { retireReplacedDocuments } from "./replaced-documents";
import { accountIn, openBankDetails, sealBankDetails } from "./sealed-block";

type SaveEndpoint =
  typeof bankDetailsOperations.addBankDetails | typeof bankDetailsOperations.updateBankDetails;

/** The stored input of a key is not encrypted, so it contains no bank details: a replay has them in its own input. */
interface Saved {
  readonly addedAt: number;
  readonly documentId?: string | undefined;
  readonly usableFrom?: number | null;
}

/** Adds or replaces. Asks for a recent password, so that a stolen session can't redirect money. */
export const saveBankDetails: Handler<SaveEndpoint> = async (call) => {
  const { context, actor, body } = call;
  const userId = actor.user.id;
  const confirmed = hasRecentPassword(actor, context.now());
  if (!confirmed && !(await isReplay(context, userId, call.key))) return refuse("password_needed");
  const tooMany = await consumeRateLimit(context, {
    what: "bank-details",
    who: userId,
    ...context.settings.rateLimits.bankDetails,
  });
  if (tooMany) return tooMany;
  const saved = await commandWithDocuments<Saved>(call, offeredIn(call), async (db, [document]) => {
    // Not a replay: a key that was known above can have been forgotten since.
    if (!confirmed) return refuse("password_needed");
    // Locked, so that the later of two simultaneous saves sees the document of the earlier one.
    const person = await usersIn(db).byIdLocked(userId);
    if (!person) return refuse("not_found");
    const now = context.now();
    const block = blockOf(body, document?.id);
    const replaced = await bankDetailsIn(db).ofUser(userId);
    const isSame = replaced !== undefined && isSameBlock(context, { block, replaced });
    const from = await usableFrom(call, db);
    // Unchanged details keep their waiting period, unless the second factor confirms them now.
    const usable_from = isSame && from !== null ? replaced.usable_from : from;
    await retireReplacedDocuments(context, db, { userId, documentId: document?.id });
    await bankDetailsIn(db).save({
      user_id: userId,
      region: block.region,
      sealed: sealBankDetails(context.vault, userId, block),
      usable_from,
      added_at: isSame ? replaced.added_at : now,
      updated_at: now,
    });
    await recordAccount(context, db, userId, accountIn(block));
    await recordBankDetails(db, call, {
      person,
      before: replaced && openBankDetails(context.vault, replaced),
      after: block,
      usableFrom: usable_from,
    });
    const row = await bankDetailsIn(db).ofUser(userId);
    return row
      ? { addedAt: row.added_at, documentId: document?.id, usableFrom: row.usable_from }
      : refuse("not_found");
  });
  if (isRefusal(saved)) return saved;
  const { documentId, usableFrom: from = null, addedAt } = saved;
  return presentSaved(blockOf(body, documentId), { addedAt, usableFrom: from, now: context.now() });
};

function isSameBlock(
  { vault }: Call["context"],
  { block, replaced }: { block: BankDetailsBlock; replaced: BankDetailsRow },
): boolean {
  return JSON.stringify(openBankDetails(vault, replaced)) === JSON.stringify(block);
}

function offeredIn({ body }: Call<SaveEndpoint>): UploadedFile[] {
  if (body.region !== "OTHERS" || !(body.document || body.pendingDocument)) return [];
  return [
    {
      file: body.document,
      pendingUploadId: body.pendingDocument,
      purpose: "bank",
      field: "document",
    },
  ];
}

function blockOf(
  body: Call<SaveEndpoint>["body"],
  documentId: string | undefined,
): BankDetailsBlock {
  if (body.region !== "OTHERS") return body;
  const { region, description, documentUrl } = body;
  return documentId ? { region, description, documentId } : { region, description, documentUrl };
}
