// The first lines of a CSV file, for the person who says what its columns hold.
import { parse } from "csv-parse/sync";
import { csvDelimiters, type CsvEncoding, type CsvMapping } from "./csv-mapping-rules";

type Delimiter = CsvMapping["delimiter"];

const rowsShown = 8;
const cellLength = 60;
const columnsShown = 60;
const startLength = 64 * 1024;

const isUtf8 = (bytes: Uint8Array) => {
  try {
    // The end may be in the middle of a character.
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
};

export const encodingOf = (bytes: Uint8Array): CsvEncoding =>
  isUtf8(bytes.subarray(0, startLength)) ? "utf-8" : "windows-1252";

function textOf(bytes: Uint8Array, encoding: CsvEncoding): string {
  const start = bytes.subarray(0, startLength);
  const mark = `${start[0]} ${start[1]}`;
  const label = mark === "255 254" ? "utf-16le" : mark === "254 255" ? "utf-16be" : encoding;
  return new TextDecoder(label).decode(start);
}

function rowsOf(text: string, delimiter: Delimiter): string[][] {
  try {
    const rows = parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_error: true,
      to: rowsShown,
      bom: true,
    });
    return rows.map((cells) =>
      cells.slice(0, columnsShown).map((cell) => cell.trim().slice(0, cellLength)),
    );
  } catch {
    return text
      .split(/\r\n|\r|\n/)
      .slice(0, rowsShown)
      .map((line) => [line.slice(0, cellLength)]);
  }
}

const widthOf = (rows: readonly (readonly string[])[]) =>
  Math.max(0, ...rows.map((cells) => cells.length));

/** By the delimiter that makes the most columns. */
export function firstRows(
  bytes: Uint8Array,
  chosen: { readonly delimiter?: Delimiter; readonly encoding?: CsvEncoding } = {},
): { delimiter: Delimiter; encoding: CsvEncoding; rows: string[][] } {
  const encoding = chosen.encoding ?? encodingOf(bytes);
  const text = textOf(bytes, encoding);
  const [best] = (chosen.delimiter ? [chosen.delimiter] : csvDelimiters)
    .map((delimiter) => ({ delimiter, rows: rowsOf(text, delimiter) }))
    .sort((one, other) => widthOf(other.rows) - widthOf(one.rows));
  return { delimiter: best?.delimiter ?? ",", encoding, rows: best?.rows ?? [] };
}

/** The cells of a line, counted from 1, as headings that later files must have. */
export const headingsIn = (
  bytes: Uint8Array,
  line: number,
  mapping: { delimiter: Delimiter; encoding: CsvEncoding },
) => (line < 1 ? [] : (parseLine(bytes, line, mapping) ?? []));

function parseLine(
  bytes: Uint8Array,
  line: number,
  { delimiter, encoding }: { delimiter: Delimiter; encoding: CsvEncoding },
): string[] | undefined {
  const text = textOf(bytes, encoding).split(/\r\n|\r|\n/)[line - 1] ?? "";
  try {
    const [cells] = parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      bom: true,
    });
    return cells;
  } catch {
    return undefined;
  }
}
