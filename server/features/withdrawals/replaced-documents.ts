// Documents of replaced bank details: erased soon, but kept while a withdrawal to them is pending.
import { finishErasing } from "../documents/finish-erasing";
import { documentsIn } from "../documents/store";
import { draftsIn } from "../drafts/store";
import { transactionsIn } from "../ledger/transaction-store";
import type { Db } from "../../database/db";
import type { DocumentRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { openDestination } from "./destination";

// By then, a withdrawal that was being requested has been stored.
const graceMilliseconds = 60_000;

/** Makes all documents of this user's bank details due, except the current one. */
export async function retireReplacedDocuments(
  context: Context,
  db: Db,
  { userId, documentId }: { userId: string; documentId: string | undefined },
): Promise<void> {
  for (const row of await documentsIn(db).ofUser(userId, "bank")) {
    if (row.id === documentId || row.erase_after !== null) continue;
    await documentsIn(db).update(row.id, { erase_after: context.now() + graceMilliseconds });
  }
}

const inUseMs = 60 * 60_000;

/** Erases the documents of any purpose whose time has passed, except those in use; returns their number. */
export async function eraseDueDocuments(context: Context): Promise<number> {
  const documents = documentsIn(context.storage.db);
  const now = context.now();
  const files: string[] = [];
  for (const row of await documents.dueForErasing(now)) {
    if (await isDocumentInUse(context, row))
      await documents.update(row.id, { erase_after: now + inUseMs });
    else if (await documents.removeDue(row.id, now)) files.push(row.storage_key);
  }
  await finishErasing(context, files);
  return files.length;
}

/** Whether a pending withdrawal, or a draft that may still become one, was frozen with this document. */
async function isDocumentInUse(context: Context, document: DocumentRow): Promise<boolean> {
  if (document.purpose !== "bank") return false;
  const { db } = context.storage;
  const drafts = draftsIn(db);
  const transactions = transactionsIn(db);
  // Drafts first: one confirmed meanwhile is then found among the withdrawals.
  const drafted = await drafts.frozenOf(document.user_id, context.now() - graceMilliseconds);
  const pending = await transactions.frozenOf(document.user_id);
  return [...drafted, ...pending].some((frozen) => isNamedBy(context, frozen, document.id));
}

function isNamedBy(
  context: Context,
  { id, destination_sealed: sealed }: { id: string; destination_sealed: string | null },
  documentId: string,
): boolean {
  if (sealed === null) return false;
  try {
    const { bankDetails } = openDestination(context, { id, sealed });
    return bankDetails?.region === "OTHERS" && bankDetails.documentId === documentId;
  } catch (error) {
    // One that can't be decrypted may refer to it.
    context.report("erase-due", error);
    return true;
  }
}
