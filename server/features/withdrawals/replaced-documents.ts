// Documents of replaced bank details: erased soon, but kept while a withdrawal to them is pending.
import { finishErasing } from "../documents/finish-erasing";
import { documentsIn } from "../documents/store";
import { draftsIn } from "../drafts/store";
import { transactionsIn } from "../ledger/transaction-store";
import type { Db } from "../../database/db";
import type { DocumentRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { openDestination } from "./destination";
import { loadPayees } from "./load-payees";

// By then, a withdrawal that was being requested has been stored.
const graceMilliseconds = 60_000;

/** Makes all documents of this user's bank accounts due, except those of payees. */
export async function retireReplacedDocuments(
  context: Context,
  db: Db,
  userId: string,
): Promise<void> {
  const kept = await documentsOfPayees(context, db, userId);
  for (const row of await documentsIn(db).ofUser(userId, "bank")) {
    if (kept.includes(row.id) || row.erase_after !== null) continue;
    await documentsIn(db).update(row.id, { erase_after: context.now() + graceMilliseconds });
  }
}

const documentsOfPayees = async (context: Context, db: Db, userId: string) =>
  (await loadPayees(context, db, userId)).flatMap((payee) =>
    payee.kind === "bank" && payee.bankDetails.region === "OTHERS"
      ? (payee.bankDetails.documentId ?? [])
      : [],
  );

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

/** Whether a payee has this document, or a pending withdrawal, or a draft that may still become one, was frozen with it. */
async function isDocumentInUse(context: Context, document: DocumentRow): Promise<boolean> {
  if (document.purpose !== "bank") return false;
  const { db } = context.storage;
  // A host of the release before retires the documents of all accounts but the default one.
  if ((await documentsOfPayees(context, db, document.user_id)).includes(document.id)) return true;
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
