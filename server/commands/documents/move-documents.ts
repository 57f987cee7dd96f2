// Copies documents from one store to another while the portal runs, and verifies each copy before anything is deleted.
import type { Context } from "../../http/context";
import { checksum } from "../backup/contents";
import type { Progress } from "../progress";

type Documents = Context["documents"];

interface DocumentMove {
  readonly source: Documents;
  readonly target: Documents;
  /** Which of these keys the database refers to now. */
  readonly knownKeys: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly deletesSource: boolean;
  readonly progress: Progress;
}

/** Counts by outcome: `nameless` are files without a row, which the portal deletes itself. */
type DocumentMoveTotals = Record<"copied" | "there" | "erased" | "nameless", number>;

const keysAtOnce = 8;

export async function moveDocuments(move: DocumentMove): Promise<DocumentMoveTotals> {
  const moved: DocumentMoveTotals = { copied: 0, there: 0, erased: 0, nameless: 0 };
  let done = 0;
  for await (const files of move.source.list()) {
    for (let from = 0; from < files.length; from += keysAtOnce) {
      const keys = files.slice(from, from + keysAtOnce).map(({ key }) => key);
      const known = await move.knownKeys(keys);
      const outcomes = await Promise.all(
        keys.map(async (key) => (known.has(key) ? moveOne(move, key) : ("nameless" as const))),
      );
      for (const outcome of outcomes) moved[outcome] += 1;
      move.progress.count((done += keys.length));
    }
  }
  return moved;
}

async function moveOne(
  { source, target, knownKeys, deletesSource }: DocumentMove,
  key: string,
): Promise<keyof DocumentMoveTotals> {
  const bytes = await source.get(key);
  if (!bytes) return "erased";
  const isThere = await isWhole(target, key, bytes);
  if (!isThere) await copy(target, key, bytes);
  // If it was deleted meanwhile, only the source was deleted.
  if (!(await knownKeys([key])).has(key)) {
    await target.remove(key);
    return "erased";
  }
  if (deletesSource) await source.remove(key);
  return isThere ? "there" : "copied";
}

/** False if nothing is there, or only an interrupted copy, which is removed here. */
async function isWhole(target: Documents, key: string, bytes: Uint8Array): Promise<boolean> {
  const there = await target.get(key);
  if (!there) return false;
  if (isSame(there, bytes) || isBeginning(bytes, there)) return true;
  if (!isBeginning(there, bytes))
    throw new Error(
      `another document is already stored as ${key}. It wasn't changed. Check that both places belong to the same portal.`,
    );
  await target.remove(key);
  return false;
}

async function copy(target: Documents, key: string, bytes: Uint8Array): Promise<void> {
  await target.put(key, bytes);
  const written = await target.get(key);
  if (!written || !isSame(written, bytes))
    throw new Error(
      `the copy of ${key} differs from the original. The document is still in its old place.`,
    );
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.byteLength === other.byteLength && checksum(one) === checksum(other);
}

/** A process killed while writing leaves an incomplete document behind. */
function isBeginning(part: Uint8Array, whole: Uint8Array): boolean {
  return part.byteLength < whole.byteLength && isSame(part, whole.subarray(0, part.byteLength));
}
