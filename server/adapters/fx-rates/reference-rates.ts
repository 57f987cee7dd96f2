// Parses exactly the document that the European Central Bank publishes. Anything else is rejected, so that no wrong
// figure becomes a rate; a row that is odd costs only the rate of its own currency.
import type { Currency } from "../../kernel/currencies";
import { parseRate } from "../../features/exchange-rates/rules";

export interface ReferenceRates {
  /** The day they were published for, for example "2026-11-20". */
  readonly day: string;
  /** The value of one euro, as decimal text; undefined for a currency without a usable row. */
  readonly perEuro: Readonly<Record<Exclude<Currency, "EUR">, string | undefined>>;
}

const row = `<Cube\\b[^<>]{0,100}/>`;
const parts = [
  `\\uFEFF?<\\?xml version="1\\.0" encoding="UTF-8"\\?>`,
  `<gesmes:Envelope xmlns:gesmes="http://www\\.gesmes\\.org/xml/2002-08-01" xmlns="http://www\\.ecb\\.int/vocabulary/2002-08-01/eurofxref">`,
  `<gesmes:subject>Reference rates</gesmes:subject>`,
  `<gesmes:Sender>`,
  `<gesmes:name>European Central Bank</gesmes:name>`,
  `</gesmes:Sender>`,
  `<Cube>`,
  `<Cube time=["'](?<day>\\d{4}-\\d\\d-\\d\\d)["']>`,
  `(?<rows>(?:${row}\\s*){1,200})</Cube>`,
  `</Cube>`,
  `</gesmes:Envelope>`,
];
const wholeDocument = new RegExp(`^${parts.join("\\s*")}\\s*$`);

export function readReferenceRates(bytes: Uint8Array): ReferenceRates {
  const { day = "", rows = "" } = wholeDocument.exec(textOf(bytes))?.groups ?? {};
  if (!isDay(day)) throw odd();
  const perEuro = { USD: rateIn(rows, "USD"), GBP: rateIn(rows, "GBP") };
  if (Object.values(perEuro).every((rate) => rate === undefined)) throw odd();
  return { day, perEuro };
}

/** Undefined if the currency has no row, an odd one, or two that differ: then neither can be trusted. */
function rateIn(rows: string, currency: string): string | undefined {
  const own = rows
    .split("/>")
    .filter((row) => new RegExp(`["']${currency}["']`).test(row))
    .map(
      (row) => /^\s*<Cube currency=["'][A-Z]{3}["'] rate=["']([0-9.]{1,16})["']\s*$/.exec(row)?.[1],
    );
  const [rate, ...others] = new Set(own);
  return rate !== undefined && others.length === 0 && isRate(rate) ? rate : undefined;
}

function isRate(text: string): boolean {
  try {
    parseRate(text);
    return true;
  } catch {
    return false;
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw odd();
  }
}

function isDay(text: string): boolean {
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

function odd(): Error {
  return new Error(
    "the source of reference rates returned something other than its daily document",
  );
}
