// Where tests keep their files: in memory where there is room, since each commit waits for a disk.
import { spawnSync } from "node:child_process";
import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

const inMemory = "/dev/shm";
const tmpfs = 0x01021994;
/** Of all its files a run has at most a quarter of this at a time. */
const roomBytes = 4 * 2 ** 30;

/** @returns {{ folder: string, remove: () => void } | undefined} a folder that is gone with the run */
export function memoryFolder() {
  if (!hasDiskSpace()) return undefined;
  const folder = mkdtempSync(join(inMemory, "tests-"));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  // As with any folder for temporary files: the user that runs PostgreSQL has some there, too.
  chmodSync(folder, 0o1777);
  if (mayRunPrograms(folder)) return { folder, remove };
  remove();
  return undefined;
}

function hasDiskSpace() {
  try {
    accessSync(inMemory, constants.W_OK);
    const { type, bavail, bsize } = statfsSync(inMemory);
    return type === tmpfs && bavail * bsize >= roomBytes && freemem() >= 2 * roomBytes;
  } catch {
    return false;
  }
}

/** Containers often forbid it, and some tests write a program and run it. @param {string} folder */
function mayRunPrograms(folder) {
  const program = join(folder, "program");
  writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
