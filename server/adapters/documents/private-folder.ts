import { mkdir, open, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isMissing, namesIn } from "../folder";
import { keyPattern } from "./keys";
import type { DocumentStore, StoredFile } from "../../features/documents/port";

/** Written and deleted to check that the folder is usable: one per process, and never mistaken for a document. */
const probeName = `.probe-${process.pid}`;

/** Documents as files in a folder that only the server's user can read. */
export function privateFolder(folder: string): DocumentStore {
  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw new RangeError("not a document key");
    return join(folder, key.slice(0, 2), key);
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(join(path, ".."), { recursive: true, mode: 0o700 });
      const file = await open(path, "wx", 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async *list() {
      for (const part of await namesIn(folder)) {
        const keys = (await namesIn(join(folder, part))).filter((name) => keyPattern.test(name));
        const files = await Promise.all(
          keys.map((key) => storedFile(join(folder, part, key), key)),
        );
        yield files.flatMap((file) => file ?? []);
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const probe = join(folder, probeName);
      await writeFile(probe, probeName, { mode: 0o600 });
      await readFile(probe);
      await rm(probe, { force: true });
    },
  };
}

async function storedFile(path: string, key: string): Promise<StoredFile | null> {
  try {
    return { key, storedAt: (await stat(path)).mtimeMs };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
