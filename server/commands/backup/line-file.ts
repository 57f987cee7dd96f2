// Files of JSON lines with length and checksum, streamed when written and read.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { basename } from "node:path";
import type { TableMark } from "./manifest";

const newline = 10;
const bytesAtOnce = 256 * 1024;

export async function writeLines(
  path: string,
  batches: AsyncIterable<readonly object[]>,
  onLines: (lines: number) => void,
): Promise<TableMark> {
  const file = await open(path, "wx", 0o600);
  const hash = createHash("sha256");
  let lines = 0;
  try {
    for await (const batch of batches) {
      const text = batch.map((one) => `${JSON.stringify(one)}\n`).join("");
      hash.update(text);
      await file.appendFile(text);
      lines += batch.length;
      onLines(lines);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { lines, sha256: hash.digest("hex") };
}

/** The lines as a stream; throws an Error at the end if the checksum doesn't match. */
export async function* readLines(path: string, mark: TableMark): AsyncGenerator<unknown[]> {
  let rest: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of checkedChunks(path, mark)) {
      const end = chunk.lastIndexOf(newline);
      if (end >= 0) {
        const whole = Buffer.concat([rest, chunk.subarray(0, end)]).toString();
        yield whole.split("\n").map((text): unknown => JSON.parse(text));
      }
      rest = end >= 0 ? chunk.subarray(end + 1) : Buffer.concat([rest, chunk]);
    }
  } catch (error) {
    throw error instanceof SyntaxError ? damagedFileError(path) : error;
  }
}

/** Reads the file without interpreting it: a checksum that matches is of what was written. */
export async function checkLines(
  path: string,
  mark: TableMark,
  onLines: (more: number) => void,
): Promise<void> {
  for await (const chunk of checkedChunks(path, mark)) onLines(countLines(chunk));
}

/** Throws an Error at the end if length or checksum don't match. */
async function* checkedChunks(path: string, mark: TableMark): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  let lines = 0;
  let lastByte = newline;
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: bytesAtOnce })) {
      hash.update(chunk);
      lines += countLines(chunk);
      lastByte = chunk.at(-1) ?? lastByte;
      yield chunk;
    }
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      throw new Error(`the backup is incomplete: ${basename(path)} is missing.`);
    throw error;
  }
  if (lastByte !== newline || lines !== mark.lines || hash.digest("hex") !== mark.sha256)
    throw damagedFileError(path);
}

function countLines(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) lines += 1;
  return lines;
}

export function damagedFileError(path: string): Error {
  return new Error(
    `the backup is damaged: ${basename(path)} was changed after it was written. Use another backup.`,
  );
}
