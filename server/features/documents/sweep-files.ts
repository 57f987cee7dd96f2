// Background work: deletes files without a row. A process that ends between a commit and the deletion of its files leaves them behind.
import { documentsIn } from "./store";
import type { Context } from "../../http/context";

// An upload stores its file before its row is committed.
const leftAloneMs = 60 * 60_000;
const keysAtOnce = 200;
/** This many unknown files and no known one: the store belongs to another database. */
const maxForeignFiles = 9;

/** One pass; returns the number of deleted files. Any number of hosts may run it at the same time. */
export async function sweepFiles(
  context: Pick<Context, "documents" | "storage" | "now">,
): Promise<number> {
  const { documents } = context;
  const { nameless, named } = await oldFiles(context);
  if (named === 0 && nameless.length > maxForeignFiles) throw new ForeignFiles();
  for (const keys of inParts(nameless)) await Promise.all(keys.map((key) => documents.remove(key)));
  return nameless.length;
}

/** A portal that was started with the bucket or folder of another one erases nothing there. */
class ForeignFiles extends Error {
  override name = "ForeignFiles";
  constructor() {
    super(
      "the document store holds files, and the database names none of them: it belongs to another portal",
    );
  }
}

async function oldFiles({
  documents,
  storage,
  now,
}: Pick<Context, "documents" | "storage" | "now">) {
  const storedBefore = now() - leftAloneMs;
  const nameless: string[] = [];
  let named = 0;
  for await (const files of documents.list()) {
    const old = files.filter(({ storedAt }) => storedAt < storedBefore).map(({ key }) => key);
    for (const keys of inParts(old)) {
      const known = await documentsIn(storage.db).knownKeys(keys);
      nameless.push(...keys.filter((key) => !known.has(key)));
      named += known.size;
    }
  }
  return { nameless, named };
}

function inParts(keys: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(keys.length / keysAtOnce) }, (_, part) =>
    keys.slice(part * keysAtOnce, (part + 1) * keysAtOnce),
  );
}
