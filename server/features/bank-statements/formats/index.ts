// Reads statement files of banks.
import type { CsvMapping } from "../csv-mapping-rules";
import { statementLimits, type ParsedStatement, type StatementFault } from "../statement-rules";
import { parseCamt } from "./camt";
import { parseCsv } from "./csv";
import { parseMt940 } from "./mt940";
import { latestDay } from "./read-values";
import { markedEncoding } from "./text-encodings";
import { stop, UnreadableStatement } from "./unreadable";

export { lineIdentities } from "./line-identities";

export type StatementFormat =
  | { readonly format: "camt.053" }
  | { readonly format: "mt940" }
  | { readonly format: "csv"; readonly mapping: CsvMapping };

/** The statements of a file, all of them or none: a fault anywhere refuses the file. `now` is in UTC milliseconds. */
export async function parseStatement(
  bytes: Uint8Array,
  how: StatementFormat,
  now: number,
): Promise<readonly ParsedStatement[] | StatementFault> {
  try {
    checkLength(bytes);
    const latest = latestDay(now);
    if (how.format === "csv") return await parseCsv(bytes, how.mapping, latest);
    return await (how.format === "mt940" ? parseMt940(bytes, latest) : parseCamt(bytes, latest));
  } catch (error) {
    if (error instanceof UnreadableStatement) return error.fault;
    throw error;
  }
}

function checkLength({ length }: Uint8Array) {
  const { bytes } = statementLimits;
  if (length === 0) stop("empty_file", null);
  if (length > bytes)
    stop("file_too_large", null, { maximum: String(Math.floor(bytes / 1024 / 1024)) });
}

/** How far a file is read to see what it is. */
const startLength = 4096;

/** The format that a file looks like; null if it is no text. */
export function detectFormat(bytes: Uint8Array): StatementFormat["format"] | null {
  const start = bytes.subarray(0, startLength);
  if (markedEncoding(start) === "UTF-16") return "csv";
  const text = Buffer.from(start).toString("latin1").replace(/^ï»¿/, "");
  // Letters of UTF-8 have bytes that would be controls in Latin-1, beyond its ASCII half.
  if (text.trim() === "" || /[^\P{Cc}\s\u0080-\u009f]/u.test(text)) return null;
  if (/^\s*</.test(text)) return "camt.053";
  return /^\s*(?:\{1:|:20:)/m.test(text) ? "mt940" : "csv";
}
