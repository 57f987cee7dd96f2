// The bank that a demonstration plays: what can be sent, and its statement files.
import type { Currency } from "../../kernel/currencies";
import type { StatementFormat } from "./demonstration-bank-labels";

/** A reference with a digit mistyped, which its check digits reveal. */
export const withMistake = (reference: string): string =>
  reference.replace(/.$/, (last) => (last === "7" ? "8" : "7"));

/** The account that a transfer comes from. */
export const senderAccountIn = (currency: Currency): string =>
  currency === "EUR" ? "DE89370400440532013000" : "10203040";

export interface BankLine {
  readonly id: string;
  /** "2026-11-21" */
  readonly bookedOn: string;
  /** Signed: money in is positive. */
  readonly minor: bigint;
  readonly kind: "credit" | "payout" | "return";
  readonly name: string;
  readonly account: string;
  readonly payerReference: string | null;
  readonly text: string;
  readonly endToEndId: string | null;
}

export interface BankStatement {
  readonly account: { readonly id: string; readonly number: string; readonly isIban: boolean };
  readonly currency: Currency;
  readonly from: string;
  readonly to: string;
  /** Signed minor units before the first day. */
  readonly opening: bigint;
  readonly lines: readonly BankLine[];
}

export const closingOf = ({ opening, lines }: BankStatement): bigint =>
  lines.reduce((sum, { minor }) => sum + minor, opening);

const absolute = (minor: bigint) => (minor < 0n ? -minor : minor);
const sideOf = (minor: bigint) => (minor < 0n ? ["DBIT", "D"] : ["CRDT", "C"]) as [string, string];
const decimal = (minor: bigint, sign = ".") =>
  `${absolute(minor) / 100n}${sign}${String(absolute(minor) % 100n).padStart(2, "0")}`;
/** The bank's own reference of a line: at most 16 characters. */
const bankReferenceOf = ({ id }: BankLine) =>
  `B${id
    .replace(/[^0-9a-z]/gi, "")
    .slice(-15)
    .toUpperCase()}`;
const numberOf = ({ account, from, to }: BankStatement) =>
  `${account.id}-${from}-${to}`.replaceAll("-", "").slice(-34);

const mediaTypes = {
  "camt.053": ["xml", "application/xml"],
  mt940: ["sta", "text/plain; charset=us-ascii"],
  csv: ["csv", "text/csv; charset=utf-8"],
} as const;

/** The statement as a file of this format. */
export function statementFile(statement: BankStatement, format: StatementFormat) {
  const { account, from, to } = statement;
  const [ending, mediaType] = mediaTypes[format];
  const content = { "camt.053": camt, mt940, csv }[format](statement);
  return { fileName: `${account.id}-${from}-${to}.${ending}`, mediaType, content };
}

const escaped = (text: string) =>
  text.replace(/[<>&"']/g, (one) => `&#${one.charCodeAt(0)};`).replace(/[\p{Cc}]/gu, " ");
const tag = (name: string, ...content: readonly string[]) => {
  const inside = content.join("");
  return inside === "" ? "" : `<${name}>${inside}</${name.split(" ", 1)[0]}>`;
};
const leaf = (name: string, text: string | null) => (text ? tag(name, escaped(text)) : "");

function camt(statement: BankStatement): string {
  const { account, currency, from, to, lines, opening } = statement;
  const amountTag = `Amt Ccy="${currency}"`;
  const amount = (minor: bigint) =>
    tag(amountTag, decimal(minor)) + tag("CdtDbtInd", sideOf(minor)[0]);
  const balance = (code: string, minor: bigint, day: string) =>
    tag(
      "Bal",
      tag("Tp", tag("CdOrPrtry", tag("Cd", code))),
      amount(minor),
      tag("Dt", tag("Dt", day)),
    );
  const idOf = (number: string, isIban: boolean) =>
    tag("Id", isIban ? tag("IBAN", number) : tag("Othr", leaf("Id", number)));
  const entry = (line: BankLine) => {
    const [party, partyAccount] = line.minor < 0n ? ["Cdtr", "CdtrAcct"] : ["Dbtr", "DbtrAcct"];
    const isIban = /^[A-Z]{2}\d\d/.test(line.account);
    const kind =
      line.minor < 0n ? ["ICDT", "ESCT"] : ["RCDT", line.kind === "return" ? "RRTN" : "ESCT"];
    const code = tag(
      "Domn",
      tag("Cd", "PMNT"),
      tag("Fmly", tag("Cd", kind[0] ?? ""), tag("SubFmlyCd", kind[1] ?? "")),
    );
    const structured = line.payerReference
      ? tag(
          "Strd",
          tag(
            "CdtrRefInf",
            tag("Tp", tag("CdOrPrtry", tag("Cd", "SCOR"))),
            leaf("Ref", line.payerReference),
          ),
        )
      : "";
    return tag(
      "Ntry",
      ...[amount(line.minor), tag("Sts", tag("Cd", "BOOK"))],
      ...[tag("BookgDt", tag("Dt", line.bookedOn)), tag("ValDt", tag("Dt", line.bookedOn))],
      ...[tag("AcctSvcrRef", bankReferenceOf(line)), tag("BkTxCd", code)],
      tag(
        "NtryDtls",
        tag(
          "TxDtls",
          tag("Refs", leaf("EndToEndId", line.endToEndId ?? "NOTPROVIDED")),
          amount(line.minor),
          tag(
            "RltdPties",
            line.name === "" ? "" : tag(party ?? "", tag("Pty", leaf("Nm", line.name))),
            line.account === "" ? "" : tag(partyAccount ?? "", idOf(line.account, isIban)),
          ),
          tag("RmtInf", leaf("Ustrd", line.text), structured),
        ),
      ),
    );
  };
  const statementTag = tag(
    "Stmt",
    ...[tag("Id", numberOf(statement)), tag("CreDtTm", `${to}T23:59:59Z`)],
    tag("FrToDt", tag("FrDtTm", `${from}T00:00:00Z`), tag("ToDtTm", `${to}T23:59:59Z`)),
    tag("Acct", idOf(account.number, account.isIban), tag("Ccy", currency)),
    balance("OPBD", opening, from),
    balance("CLBD", closingOf(statement), to),
    ...lines.map(entry),
  );
  const header = tag(
    "GrpHdr",
    tag("MsgId", numberOf(statement)),
    tag("CreDtTm", `${to}T23:59:59Z`),
  );
  const body = tag("BkToCstmrStmt", header, statementTag);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">${body}</Document>\n`;
}

const swiftText = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/g, ".")
    .replaceAll("?", ".");
const pieces = (text: string, width: number) => text.match(new RegExp(`.{1,${width}}`, "g")) ?? [];

function mt940(statement: BankStatement): string {
  const { account, currency, from, to, lines, opening } = statement;
  const short = (day: string) => day.replaceAll("-", "").slice(2);
  const balance = (minor: bigint, day: string) =>
    `${sideOf(minor)[1]}${short(day)}${currency}${decimal(minor, ",")}`;
  const details = (line: BankLine) => {
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
  const entry = (line: BankLine) => {
    const [, side] = sideOf(line.minor);
    const day = short(line.bookedOn);
    const kind = line.kind === "return" ? "NRTI" : "NTRF";
    return [
      `:61:${day}${day.slice(2)}${side}${decimal(line.minor, ",")}${kind}NONREF//${bankReferenceOf(line)}`,
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
const signed = (minor: bigint) => `${minor < 0n ? "-" : ""}${decimal(minor)}`;

/** As many banks have it: semicolons, a signed amount, and the balance after each line. */
function csv(statement: BankStatement): string {
  const { account, currency } = statement;
  let balance = statement.opening;
  const rows = statement.lines.map((line) => {
    balance += line.minor;
    return [
      ...[account.number, line.bookedOn, line.bookedOn, signed(line.minor), currency],
      ...[signed(balance), line.name, line.account, line.payerReference ?? "", line.text],
      ...[line.endToEndId ?? "", bankReferenceOf(line)],
    ];
  });
  const headings =
    "Account;Booking date;Value date;Amount;Currency;Balance;Name;Counterparty account;Reference;Text;End-to-end ID;Bank reference";
  return [headings, ...rows.map((cells) => cells.map(csvCell).join(";"))]
    .map((row) => `${row}\r\n`)
    .join("");
}
