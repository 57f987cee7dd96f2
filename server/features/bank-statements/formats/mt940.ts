// Statements as MT940 of SWIFT, with what banks add to it and leave out.
import { isUtf8 } from "node:buffer";
import { statementLimits, type ParsedLine, type ParsedStatement } from "../statement-rules";
import { breather } from "./breather";
import { checkSums } from "./check-sums";
import { readDetails } from "./mt940-details";
import { fieldsIn, type Mt940Field } from "./mt940-fields";
import { joinPages, type Mt940Page } from "./mt940-pages";
import {
  checkNotFuture,
  dayFrom,
  minorFrom,
  readCurrency,
  readReference,
  readText,
} from "./read-values";
import { decoded, decodedByMark } from "./text-encodings";
import { quoted, stop } from "./unreadable";

type DraftLine = Omit<ParsedLine, "text"> & {
  /** Below the line's own field. */
  readonly supplement: readonly string[];
  readonly details: string[];
};

interface Draft {
  readonly place: number;
  account?: string;
  number: string | null;
  page: number;
  opening?: Mt940Page["opening"];
  closing?: Mt940Page["closing"];
  /** The last line, while its details may go on. */
  current?: DraftLine | undefined;
  readonly lines: ParsedLine[];
}

export async function parseMt940(
  bytes: Uint8Array,
  latest: string,
): Promise<readonly ParsedStatement[]> {
  const text = decodedByMark(bytes) ?? decoded(bytes, isUtf8(bytes) ? "utf-8" : "windows-1252");
  const pages: Mt940Page[] = [];
  const breath = breather();
  let draft: Draft | null = null;
  let lines = 0;
  let before = "";
  for (const field of fieldsIn(text)) {
    if (draft && (field.tag === "boundary" || field.tag === "20")) {
      pages.push(pageOf(draft, field.place));
      draft = null;
    }
    if (field.tag === "20") draft = { place: field.place, number: null, page: 1, lines: [] };
    else if (draft) addField(draft, { field, before, latest });
    else if (field.tag !== "boundary") stop("not_mt940", field.place);
    if (field.tag === "61") lines += 1;
    if (lines > statementLimits.lines)
      stop("too_many_lines", null, { maximum: String(statementLimits.lines) });
    before = field.tag;
    const turn = breath();
    if (turn) await turn;
  }
  if (draft) pages.push(pageOf(draft, draft.place));
  return pages.length === 0 ? stop("not_mt940", null) : joinPages(pages);
}

interface Adding {
  readonly field: Mt940Field;
  readonly before: string;
  readonly latest: string;
}

function addField(draft: Draft, { field, before, latest }: Adding): void {
  const { tag, texts, place } = field;
  const [first = ""] = texts;
  const isSecond =
    (tag === "25" && draft.account !== undefined) ||
    (tag.startsWith("60") && draft.opening !== undefined) ||
    (tag.startsWith("62") && draft.closing !== undefined) ||
    (tag === "61" && (draft.opening === undefined || draft.closing !== undefined));
  if (isSecond) stop("unreadable_field", place, { field: `:${tag}:`, text: quoted(first) });
  if (tag === "25" || tag === "25P") draft.account = accountIn(first);
  if (tag === "28" || tag === "28C") Object.assign(draft, numberIn(first));
  if (tag === "60F" || tag === "60M") draft.opening = balanceIn(field, latest);
  if (tag === "62F" || tag === "62M") draft.closing = balanceIn(field, latest);
  if (tag === "61" || draft.closing !== undefined) finishLine(draft);
  if (tag === "61") draft.current = lineIn(field, latest);
  const isOfLine = before === "61" || before === "86";
  if (tag === "86" && isOfLine && draft.closing === undefined)
    draft.current?.details.push(...texts);
}

/** Some banks write the currency behind the account. */
const accountIn = (text: string): string =>
  text
    .replace(/\s/g, "")
    .toUpperCase()
    .replace(/(?<=\d)[A-Z]{3}$/, "");

function numberIn(text: string): Pick<Draft, "number" | "page"> {
  const [, number = null, page = "1"] = /^\s*(\d+)(?:\/(\d+))?\s*$/.exec(text) ?? [];
  return { number, page: Number(page) };
}

function balanceIn({ tag, texts, place }: Mt940Field, latest: string): Mt940Page["opening"] {
  const text = texts.join("").trim();
  const { mark, day, currency, whole, decimals } =
    /^(?<mark>[CD])(?<day>\d{6})(?<currency>[A-Z]{3})(?<whole>\d+),(?<decimals>\d{0,2})$/.exec(text)
      ?.groups ?? {};
  if (!day || !currency || whole === undefined || decimals === undefined)
    return stop("unreadable_field", place, { field: `:${tag}:`, text: quoted(text) });
  const minor = minorFrom(whole, decimals, place, text);
  return {
    isFinal: tag.endsWith("F"),
    currency: readCurrency(currency, place),
    day: checkNotFuture(dayIn(day, place), place, latest),
    minor: mark === "D" ? -minor : minor,
  };
}

/** YYMMDD of this century. */
function dayIn(text: string, place: number): string {
  return (
    dayFrom(`20${text.slice(0, 2)}`, text.slice(2, 4), text.slice(4, 6)) ??
    stop("unreadable_date", place, { text, format: "YYMMDD" })
  );
}

/** An entry date has no year: it is in the year in which it is nearest to the value date. */
function entryDay(text: string, valueDate: string, place: number): string {
  const year = Number(valueDate.slice(0, 4));
  const days = [year - 1, year, year + 1]
    .map((one) => dayFrom(String(one), text.slice(0, 2), text.slice(2, 4)))
    .filter((day) => day !== null);
  const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(valueDate));
  const [nearest] = days.sort((one, other) => distance(one) - distance(other));
  return nearest ?? stop("unreadable_date", place, { text, format: "MMDD" });
}

const linePattern =
  /^(?<value>\d{6})(?<entry>\d{4})?(?<reversal>R?)(?<mark>[CD])[A-Z]?(?<whole>\d+),(?<decimals>\d{0,2})(?<kind>[A-Z][A-Z0-9]{3})(?<references>.*)$/;

function lineIn({ texts, place }: Mt940Field, latest: string): DraftLine {
  const [first = "", ...supplement] = texts;
  const parts = linePattern.exec(first.trimEnd())?.groups;
  if (!parts) return stop("unreadable_field", place, { field: ":61:", text: quoted(first) });
  const { value = "", entry, mark, whole = "", decimals = "", kind = "", references = "" } = parts;
  const isReversal = parts.reversal === "R";
  const minor = minorFrom(whole, decimals, place, first);
  const valueDate = dayIn(value, place);
  const bookingDate = entry === undefined ? valueDate : entryDay(entry, valueDate, place);
  const [reference, bankReference] = references.split("//");
  return {
    place,
    bookingDate: checkNotFuture(bookingDate, place, latest),
    valueDate,
    // The reversal of a credit takes money away.
    minor: (mark === "C") === isReversal ? -minor : minor,
    isReversal,
    bankReference: readReference(bankReference, place),
    endToEndId: readReference(reference, place),
    payerReference: null,
    name: null,
    account: null,
    kind,
    supplement,
    details: [],
  };
}

function finished({ supplement, details, ...line }: DraftLine): ParsedLine {
  const { code, text, ...read } = readDetails(details, line.place);
  return {
    ...line,
    ...read,
    endToEndId: read.endToEndId ?? line.endToEndId,
    kind: code === null ? line.kind : `${line.kind}+${code}`,
    text: text ?? readText(supplement.join(" "), line.place) ?? "",
  };
}

function finishLine(draft: Draft): void {
  if (draft.current && draft.current.minor !== 0n) draft.lines.push(finished(draft.current));
  draft.current = undefined;
}

/** A message has an account and both balances; where one is missing, the file ends too early. */
function pageOf({ account, opening, closing, lines, ...draft }: Draft, end: number): Mt940Page {
  const { place } = draft;
  if (!account) return stop("missing_field", place, { field: ":25:" });
  if (!opening) return stop("missing_field", place, { field: ":60F:" });
  if (!closing) return stop("incomplete", end);
  if (closing.currency !== opening.currency)
    return stop("other_currency", end, { found: closing.currency, expected: opening.currency });
  const page = {
    ...draft,
    account,
    opening,
    closing,
    lines,
  };
  checkSums({ ...page, currency: opening.currency }, place);
  return page;
}
