// A command with files: they are checked and stored before the database transaction, and deleted again if it is rolled back.
import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import { isRefusal } from "../../kernel/refusal";
import type { DocumentRow } from "../../database/schema";
import type { Actor, Refused } from "../../http/call";
import { commandOnCaller, rollBack } from "../../http/command";
import type { Context } from "../../http/context";
import { checkUploadSpace } from "./check-upload-space";
import {
  prepareDocument,
  recordDocument,
  type UploadedFile,
  type PreparedDocument,
} from "./store-document";

interface FileCall {
  readonly context: Context;
  readonly actor: Actor;
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly key: string | null;
}

/** Like `command`; `work` receives one row for each file offered, in order. */
export async function commandWithDocuments<Value>(
  call: FileCall,
  offered: readonly UploadedFile[],
  work: (db: Db, documents: DocumentRow[]) => Promise<Value | Refused>,
): Promise<Value | Refused> {
  const prepared: PreparedDocument[] = [];
  let isCommitted = false;
  try {
    for (const one of offered) {
      const document = await prepareDocument(call, one);
      if (isRefusal(document)) return document;
      prepared.push(document);
    }
    let isRecorded = false;
    const answer = await commandOnCaller(call, async (db) => {
      const rows = await recordAll(call, db, prepared);
      isRecorded = true;
      return work(db, rows);
    });
    isCommitted = isRecorded && !isRefusal(answer);
    return answer;
  } finally {
    if (!isCommitted) await discard(call.context, prepared);
  }
}

async function recordAll(
  call: FileCall,
  db: Db,
  prepared: readonly PreparedDocument[],
): Promise<DocumentRow[]> {
  const full = await checkSpaceForAll(call, db, prepared);
  if (full) rollBack(full);
  const rows: DocumentRow[] = [];
  for (const one of prepared) {
    const row = await recordDocument(call, db, one);
    if (isRefusal(row)) rollBack(row);
    rows.push(row);
  }
  return rows;
}

/** Checks the sizes again: other uploads of this user wait for this one, or are counted. */
async function checkSpaceForAll(
  { actor: { user } }: FileCall,
  db: Db,
  prepared: readonly PreparedDocument[],
): Promise<Refused | null> {
  const fresh = prepared.flatMap(({ offered: { field }, stored }) =>
    stored ? [{ field, bytes: stored.size_bytes }] : [],
  );
  const [first] = fresh;
  if (!first) return null;
  const row = (await usersIn(db).byIdLocked(user.id)) ?? user;
  return checkUploadSpace(db, {
    user: row,
    bytes: fresh.reduce((sum, { bytes }) => sum + bytes, 0),
    field: first.field,
  });
}

async function discard(context: Context, prepared: readonly PreparedDocument[]): Promise<void> {
  const keys = prepared.flatMap(({ stored }) => (stored ? [stored.storage_key] : []));
  const removals = await Promise.allSettled(keys.map((key) => context.documents.remove(key)));
  // Files left behind have no row and are deleted later, so a failure here doesn't replace the refusal.
  for (const removal of removals)
    if (removal.status === "rejected") context.report("discard-documents", removal.reason);
}
