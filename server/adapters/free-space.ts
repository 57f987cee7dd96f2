// Whether the disk of the data folder has room to spare. It is asked at most once a second, however many want to write.
import { statfs } from "node:fs/promises";

export type FreeBytes = () => Promise<number>;

const keptMs = 1_000;

/** What an ordinary user may still fill, in bytes. */
export function freeBytesIn(folder: string): FreeBytes {
  return async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
}

/** False below the reserve. A disk that does not say how full it is counts as having room: writing to it will tell. */
export function createReserve({ freeBytes, leastBytes, now }: { freeBytes: FreeBytes; leastBytes: number; now: () => number }): () => Promise<boolean> {
  let last: { at: number; hasRoom: Promise<boolean> } | undefined;
  return () => {
    const at = now();
    if (!last || Math.abs(at - last.at) >= keptMs) {
      last = { at, hasRoom: freeBytes().then((free) => free >= leastBytes, () => true) };
    }
    return last.hasRoom;
  };
}
