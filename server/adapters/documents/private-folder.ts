import { mkdir, open, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { DocumentStore } from "./port";

/** Documents as files of a folder that only the server's user may read. */
export function privateFolder(folder: string): DocumentStore {
  const pathOf = (key: string) => {
    if (!/^[A-Za-z0-9_-]{8,64}$/.test(key)) throw new RangeError("not a document key");
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
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
