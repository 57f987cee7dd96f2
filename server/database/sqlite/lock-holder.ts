// Which process holds SQLite's write lock, as far as Linux says: a host that is stopped keeps it until it is ended.
import { readFileSync, statSync } from "node:fs";

/** For example `process 4711 (node build/index.js), which is stopped`; undefined if it can't be known. */
export function lockHolder(databaseFile: string): string | undefined {
  try {
    // In WAL mode the lock is on the index that the processes share.
    const { ino } = statSync(`${databaseFile}-shm`);
    const holders = readFileSync("/proc/locks", "utf8")
      .split("\n")
      .flatMap((line) => holderIn(line, ino));
    const other = holders.find((pid) => pid !== process.pid);
    return other === undefined ? undefined : described(other);
  } catch {
    return undefined;
  }
}

/** Byte 120 of the index is the lock to write. */
const writeLockByte = 120;

function holderIn(line: string, inode: number): number[] {
  const [, kind, , access, pid, file, first, last] = line.trim().split(/\s+/);
  const isHere = file?.split(":").at(-1) === String(inode);
  const isWriting =
    kind === "POSIX" &&
    access === "WRITE" &&
    Number(first) <= writeLockByte &&
    (last === "EOF" || Number(last) >= writeLockByte);
  // Of a process in another container, the number is 0 or negative.
  return isHere && isWriting && Number(pid) > 0 ? [Number(pid)] : [];
}

function described(pid: number): string {
  const read = (name: string) => readFileSync(`/proc/${pid}/${name}`, "utf8");
  try {
    const command = read("cmdline").split("\0").filter(Boolean).join(" ").slice(0, 200);
    const isStopped = /^State:\s+T/m.test(read("status"));
    return `process ${pid} (${command})${isStopped ? ", which is stopped" : ""}`;
  } catch {
    return `process ${pid}`;
  }
}
