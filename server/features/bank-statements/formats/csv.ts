// Statements as CSV, read by a mapping of columns.
import { Readable } from "node:stream";
import { CsvError, parse, type Options } from "csv-parse";
import { parse as parseAtOnce } from "csv-parse/sync";
import { columnsNeeded, type CsvMapping } from "../csv-mapping-rules";
import { statementLimits, type ParsedStatement } from "../statement-rules";
import { breather, piecesOf } from "./breather";
import { cellText } from "./csv-cells";
import { readRow, statementsOf, type CsvRow } from "./csv-rows";
import { decoded, decodedByMark } from "./text-encodings";
import { quoted, stop, UnreadableStatement } from "./unreadable";

/** A record's maximum length, in which a quotation mark that isn't closed soon shows. */
const recordMaximum = 4 * statementLimits.textLength;

export async function parseCsv(
  bytes: Uint8Array,
  mapping: CsvMapping,
  latest: string,
): Promise<readonly ParsedStatement[]> {
  const text = textOf(bytes, mapping);
  const start = startOfLines(text, mapping);
  const rows: CsvRow[] = [];
  const breath = breather();
  let columns: number | undefined;
  let place = mapping.skippedLines + 1;
  for await (const record of recordsIn(text.slice(start), mapping)) {
    if (record.some((cell) => cell.trim() !== "")) {
      columns ??= Math.max(record.length, columnsNeeded(mapping));
      if (record.length !== columns)
        stop("wrong_columns", place, {
          found: String(record.length),
          expected: String(columns),
        });
      rows.push(readRow(record.map(cellText), { mapping, place, latest }));
      if (rows.length > statementLimits.lines)
        stop("too_many_lines", null, { maximum: String(statementLimits.lines) });
    }
    place += 1 + record.reduce((breaks, cell) => breaks + breaksIn(cell), 0);
    const turn = breath();
    if (turn) await turn;
  }
  return rows.length === 0 ? stop("no_lines", null) : statementsOf(rows);
}

function textOf(bytes: Uint8Array, { encoding, mayEndWithoutBreak }: CsvMapping): string {
  const text = decodedByMark(bytes) ?? decoded(bytes, encoding);
  if (text.includes("\0"))
    return stop("wrong_encoding", null, { encoding: encoding.toUpperCase() });
  return mayEndWithoutBreak || /[\r\n]\s*$/.test(text.slice(-200))
    ? text
    : stop("incomplete", null);
}

/** Where the lines begin, after the headings are compared with the mapping's. */
function startOfLines(text: string, mapping: CsvMapping): number {
  const breaks = /\r\n|\r|\n/g;
  let start = 0;
  let heading = "";
  for (let line = 1; line <= mapping.skippedLines; line += 1) {
    if (!breaks.exec(text)) return stop("no_lines", null);
    heading = text.slice(start, breaks.lastIndex);
    start = breaks.lastIndex;
  }
  if (mapping.headings !== null) checkHeadings(heading, mapping, mapping.headings);
  return start;
}

function checkHeadings(line: string, mapping: CsvMapping, headings: readonly string[]) {
  const [found = []] = withFaults(
    () => parseAtOnce(line, optionsOf(mapping)),
    mapping.skippedLines,
  );
  headings.forEach((expected, at) => {
    const heading = cellText(found[at] ?? "");
    if (heading !== cellText(expected))
      stop("wrong_heading", mapping.skippedLines, {
        column: String(at + 1),
        found: quoted(heading),
        expected: quoted(expected),
      });
  });
}

const optionsOf = ({ delimiter }: CsvMapping): Options => ({
  delimiter,
  relax_column_count: true,
  relax_quotes: true,
  max_record_size: recordMaximum,
});

const breaksIn = (cell: string): number =>
  /[\r\n]/.test(cell) ? (cell.match(/\r\n|\r|\n/g)?.length ?? 0) : 0;

async function* recordsIn(text: string, mapping: CsvMapping): AsyncGenerator<readonly string[]> {
  const parser = parse(optionsOf(mapping));
  const records: AsyncIterable<readonly string[]> = Readable.from(piecesOf(text)).pipe(parser);
  try {
    yield* records;
  } catch (error) {
    throw faultOf(error, mapping.skippedLines + parser.info.lines);
  }
}

function withFaults<Value>(read: () => Value, place: number): Value {
  try {
    return read();
  } catch (error) {
    throw faultOf(error, place);
  }
}

/** What the parser throws, as a fault of the file. */
function faultOf(error: unknown, place: number): unknown {
  if (!(error instanceof CsvError)) return error;
  return error.code === "CSV_MAX_RECORD_SIZE"
    ? new UnreadableStatement({
        code: "text_too_long",
        place,
        values: { maximum: String(recordMaximum) },
      })
    : new UnreadableStatement({ code: "unclosed_quote", place });
}
