// A statement of the bank that a demonstration plays, as a file: camt.053, MT940 or CSV.
import { camtStatement } from "./camt-file-rules";
import type { SimulatedFormat } from "./labels";
import {
  bankLineReference,
  bankSideOf,
  closingOf,
  writtenAmount,
  type SimulatedLine,
  type SimulatedStatement,
} from "./demonstration-bank-rules";

const mediaTypes = {
  "camt.053": ["xml", "application/xml"],
  mt940: ["sta", "text/plain; charset=us-ascii"],
  csv: ["csv", "text/csv; charset=utf-8"],
} as const;

/** The statement as a file of this format. */
export function statementFile(statement: SimulatedStatement, format: SimulatedFormat) {
  const { account, from, to } = statement;
  const [ending, mediaType] = mediaTypes[format];
  const content = { "camt.053": camtStatement, mt940, csv }[format](statement);
  return { fileName: `${account.id}-${from}-${to}.${ending}`, mediaType, content };
}

const swiftText = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ".")
    .replaceAll("?", ".");
const pieces = (text: string, width: number) => text.match(new RegExp(`.{1,${width}}`, "g")) ?? [];

function mt940(statement: SimulatedStatement): string {
  const { account, currency, from, to, lines, opening } = statement;
  const short = (day: string) => day.replaceAll("-", "").slice(2);
  const balance = (minor: bigint, day: string) =>
    `${bankSideOf(minor)[1]}${short(day)}${currency}${writtenAmount(minor, ",")}`;
  const details = (line: SimulatedLine) => {
    const words = [line.payerReference, line.text].filter(Boolean).join(" ");
    const texts = [
      ...(line.endToEndId ? pieces(`EREF+${swiftText(line.endToEndId)}`, 27) : []),
      ...(words === "" ? [] : pieces(`SVWZ+${swiftText(words)}`, 27)),
    ];
    const code = line.minor < 0n ? "117" : "166";
    const parts = [
      `${code}?00TRANSFER`,
      ...texts.slice(0, 10).map((text, at) => `?${20 + at}${text}`),
      ...(line.account === "" ? [] : [`?31${swiftText(line.account)}`]),
      ...pieces(swiftText(line.name), 27)
        .slice(0, 2)
        .map((name, at) => `?${32 + at}${name}`),
    ];
    return pieces(parts.join(""), 65);
  };
  const entry = (line: SimulatedLine) => {
    const [, side] = bankSideOf(line.minor);
    const day = short(line.bookingDate);
    const kind = line.kind === "return" ? "NRTI" : "NTRF";
    return [
      `:61:${day}${day.slice(2)}${side}${writtenAmount(line.minor, ",")}${kind}NONREF//${bankLineReference(line)}`,
      ...details(line).map((text, at) => (at === 0 ? `:86:${text}` : text)),
    ];
  };
  return [
    `:20:${short(to)}${account.id.replace(/-/g, "").slice(0, 10).toUpperCase()}`,
    `:25:${account.number}`,
    `:28C:${Number(short(to).slice(2))}/1`,
    `:60F:${balance(opening, from)}`,
    ...lines.flatMap(entry),
    `:62F:${balance(closingOf(statement), to)}`,
    "-",
    "",
  ].join("\r\n");
}

const csvCell = (text: string) =>
  /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
const signed = (minor: bigint) => `${minor < 0n ? "-" : ""}${writtenAmount(minor)}`;

/** As many banks have it: semicolons, a signed amount, and the balance after each line. */
function csv(statement: SimulatedStatement): string {
  const { account, currency } = statement;
  let balance = statement.opening;
  const rows = statement.lines.map((line) => {
    balance += line.minor;
    return [
      ...[account.number, line.bookingDate, line.bookingDate, signed(line.minor), currency],
      ...[signed(balance), line.name, line.account, line.payerReference ?? "", line.text],
      ...[line.endToEndId ?? "", bankLineReference(line)],
    ];
  });
  const headings =
    "Account;Booking date;Value date;Amount;Currency;Balance;Name;Counterparty account;Reference;Text;End-to-end ID;Bank reference";
  return [headings, ...rows.map((cells) => cells.map(csvCell).join(";"))]
    .map((row) => `${row}\r\n`)
    .join("");
}
