// Whether the disk of the data folder has free space. Checked at most once a second, however many requests write.
import { statfs } from "node:fs/promises";

export type FreeBytes = () => Promise<number>;

export interface DiskReserve {
  /** False below the reserve. A disk whose free space is unknown counts as having enough: a write would fail. */
  hasDiskSpace(): Promise<boolean>;
  /** Null if unknown. */
  freeBytes(): Promise<number | null>;
}

interface Watched {
  readonly freeBytes: FreeBytes;
  readonly leastBytes: number;
  readonly now: () => number;
  /** Called once when free space falls below the reserve, and once when it is back. */
  readonly onChange?: (hasDiskSpace: boolean, freeBytes: number) => void;
}

const cacheMs = 1_000;

/** Free space for unprivileged users, in bytes. */
export function freeBytesIn(folder: string): FreeBytes {
  return async () => {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  };
}

export function createReserve({ freeBytes, leastBytes, now, onChange }: Watched): DiskReserve {
  let last: { at: number; free: Promise<number | null> } | undefined;
  let wasAboveReserve = true;
  const measure = async () => {
    const free = await freeBytes().catch(() => null);
    if (free !== null && wasAboveReserve !== free >= leastBytes) {
      wasAboveReserve = !wasAboveReserve;
      onChange?.(wasAboveReserve, free);
    }
    return free;
  };
  const current = () => {
    const at = now();
    if (!last || Math.abs(at - last.at) >= cacheMs) last = { at, free: measure() };
    return last.free;
  };
  return {
    hasDiskSpace: async () => {
      const free = await current();
      return free === null || free >= leastBytes;
    },
    freeBytes: current,
  };
}
