// Background work: files that no row names. A process that ends between a commit and the removal of its files leaves them behind.
import type { Context } from "./context";

// An upload stores its file before its row is committed.
const leftAloneMs = 60 * 60_000;
const keysAtOnce = 200;

/** One pass; returns how many files were removed. Any number of hosts may run it at once. */
export async function sweepFiles({ documents, storage, now }: Pick<Context, "documents" | "storage" | "now">): Promise<number> {
  const storedBefore = now() - leftAloneMs;
  let removed = 0;
  for await (const files of documents.list()) {
    const old = files.filter(({ storedAt }) => storedAt < storedBefore).map(({ key }) => key);
    for (let from = 0; from < old.length; from += keysAtOnce) {
      const keys = old.slice(from, from + keysAtOnce);
      const known = await storage.store.documents.knownKeys(keys);
      const nameless = keys.filter((key) => !known.has(key));
      await Promise.all(nameless.map((key) => documents.remove(key)));
      removed += nameless.length;
    }
  }
  return removed;
}
