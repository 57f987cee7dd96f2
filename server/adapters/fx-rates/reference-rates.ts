// Parses exactly the document that the European Central Bank publishes; anything else is rejected, so that no wrong figure becomes a rate.
import type { Currency } from "../../kernel/currencies";
import { parseRate } from "../../features/exchange-rates/rules";

export interface ReferenceRates {
  /** The day they were published for, for example "2026-11-20". */
  readonly day: string;
  /** The value of one euro, as decimal text. */
  readonly perEuro: Readonly<Record<Exclude<Currency, "EUR">, string>>;
}

const row = `<Cube currency=["'][A-Z]{3}["'] rate=["'][0-9.]{1,16}["']\\s*/>`;
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
  const perEuro = new Map(
    [...rows.matchAll(/currency=["']([A-Z]{3})["'] rate=["']([0-9.]+)["']/g)].map(
      ([, currency = "", rate = ""]) => [currency, rate],
    ),
  );
  const named = rows.split("<Cube").length - 1;
  if (perEuro.size !== named) throw odd();
  return { day, perEuro: { USD: rateIn(perEuro, "USD"), GBP: rateIn(perEuro, "GBP") } };
}

function rateIn(perEuro: ReadonlyMap<string, string>, currency: string): string {
  const rate = perEuro.get(currency) ?? "";
  try {
    parseRate(rate);
  } catch {
    throw odd();
  }
  return rate;
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
