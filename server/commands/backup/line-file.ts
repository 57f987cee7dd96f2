// Files of JSON lines with length and checksum, streamed when written and read.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { basename } from "node:path";
import type { TableMark } from "./manifest";

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
  const hash = createHash("sha256");
  const decoder = new TextDecoder();
  let lines = 0;
  let rest = "";
  try {
    for await (const chunk of createReadStream(path)) {
      hash.update(chunk);
      const texts = (rest + decoder.decode(chunk, { stream: true })).split("\n");
      rest = texts.pop() ?? "";
      lines += texts.length;
      if (texts.length > 0) yield texts.map((text): unknown => JSON.parse(text));
    }
  } catch (error) {
    if (error instanceof SyntaxError) throw damagedFileError(path);
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      throw new Error(`the backup is incomplete: ${basename(path)} is missing.`);
    throw error;
  }
  if (rest !== "" || lines !== mark.lines || hash.digest("hex") !== mark.sha256)
    throw damagedFileError(path);
}

export function damagedFileError(path: string): Error {
  return new Error(
    `the backup is damaged: ${basename(path)} was changed after it was written. Use another backup.`,
  );
}
