// A statement as banks write it, in each format that the portal reads.
import type { CsvMapping } from "~server/features/bank-statements/csv-mapping-rules";
import type {
  ParsedLine,
  ParsedStatement,
  StatedBalance,
} from "~server/features/bank-statements/statement-rules";

export const camtVersions = ["02", "03", "04", "05", "06", "07", "08"] as const;
export type CamtVersion = (typeof camtVersions)[number];

const decimal = (minor: bigint, sign = "."): string => {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, "0");
  return `${digits.slice(0, -2)}${sign}${digits.slice(-2)}`;
};

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const element = (name: string, text: string | null): string =>
  text === null || text === "" ? "" : `<${name}>${escaped(text)}</${name}>`;

const direction = (minor: bigint) => `<CdtDbtInd>${minor < 0n ? "DBIT" : "CRDT"}</CdtDbtInd>`;

export function camtOf(
  statements: readonly ParsedStatement[],
  version: CamtVersion,
  { encoding = "UTF-8" } = {},
): string {
  const body = statements.map((statement) => camtStatement(statement, version)).join("\n");
  return `<?xml version="1.0" encoding="${encoding}"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>M-1</MsgId><CreDtTm>2026-11-27T20:00:00Z</CreDtTm></GrpHdr>
${body}
</BkToCstmrStmt></Document>
`;
}

function camtStatement(statement: ParsedStatement, version: CamtVersion): string {
  const { account, currency, number, opening, closing, lines } = statement;
  const entries = entriesOf(lines);
  const sum = entries.reduce((all, entry) => all + absolute(sumOf(entry)), 0n);
  return `<Stmt>${element("Id", number)}<CreDtTm>2026-11-27T20:00:00Z</CreDtTm>
<Acct><Id><IBAN>${account}</IBAN></Id><Ccy>${currency}</Ccy></Acct>
${camtBalance("OPBD", currency, opening)}
${camtBalance("CLBD", currency, closing)}
<TxsSummry><TtlNtries><NbOfNtries>${entries.length}</NbOfNtries><Sum>${decimal(sum)}</Sum></TtlNtries></TxsSummry>
${entries.map((entry) => camtEntry(entry, { account, currency, version })).join("\n")}
</Stmt>`;
}

const absolute = (minor: bigint) => (minor < 0n ? -minor : minor);
const sumOf = (lines: readonly ParsedLine[]) => lines.reduce((sum, { minor }) => sum + minor, 0n);

/** Neighbors that differ in nothing that an entry has become a batch, at most three at a time. */
function entriesOf(lines: readonly ParsedLine[]): readonly (readonly ParsedLine[])[] {
  const entries: ParsedLine[][] = [];
  for (const line of lines) {
    const entry = entries.at(-1);
    const first = entry?.[0];
    const isAlike =
      first?.bookingDate === line.bookingDate &&
      first.valueDate === line.valueDate &&
      first.isReversal === line.isReversal &&
      first.minor < 0n === line.minor < 0n;
    if (entry && isAlike && entry.length < 3) entry.push(line);
    else entries.push([line]);
  }
  return entries;
}

const camtBalance = (kind: string, currency: string, balance: StatedBalance | null): string =>
  balance === null
    ? ""
    : `<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${decimal(balance.minor)}</Amt>${direction(balance.minor)}<Dt><Dt>${balance.day}</Dt></Dt></Bal>`;

interface Within {
  readonly account: string;
  readonly currency: string;
  readonly version: CamtVersion;
}

function camtEntry(lines: readonly ParsedLine[], within: Within): string {
  const [first] = lines;
  if (!first) return "";
  const sum = sumOf(lines);
  const status = within.version >= "04" ? "<Cd>BOOK</Cd>" : "BOOK";
  const transactions = lines.map((line) => camtTransaction(line, within)).join("");
  return `<Ntry><Amt Ccy="${within.currency}">${decimal(sum)}</Amt>${direction(sum)}<RvslInd>${first.isReversal}</RvslInd><Sts>${status}</Sts><BookgDt><Dt>${first.bookingDate}</Dt></BookgDt><ValDt><Dt>${first.valueDate ?? ""}</Dt></ValDt><NtryDtls>${transactions}</NtryDtls></Ntry>`;
}

function camtTransaction(line: ParsedLine, { account, currency, version }: Within): string {
  const amount = `<Amt Ccy="${currency}">${decimal(line.minor)}</Amt>`;
  const amounts =
    version >= "03"
      ? `${amount}${direction(line.minor)}`
      : `<AmtDtls><TxAmt>${amount}</TxAmt></AmtDtls>`;
  const isFromOther = line.minor > 0n !== line.isReversal;
  const roles = isFromOther ? (["Dbtr", "Cdtr"] as const) : (["Cdtr", "Dbtr"] as const);
  const party = (role: string, name: string | null, number: string | null) => {
    const named = element("Nm", name);
    const within = version >= "07" && named ? `<Pty>${named}</Pty>` : named;
    const numbered = number && `<${role}Acct><Id><IBAN>${number}</IBAN></Id></${role}Acct>`;
    return `${named && `<${role}>${within}</${role}>`}${numbered ?? ""}`;
  };
  const parties = [party(roles[0], line.name, line.account), party(roles[1], "Operator", account)];
  const reference =
    line.payerReference &&
    `<Strd><CdtrRefInf>${element("Ref", line.payerReference)}</CdtrRefInf></Strd>`;
  return `<TxDtls><Refs>${element("AcctSvcrRef", line.bankReference)}${element("EndToEndId", line.endToEndId ?? "NOTPROVIDED")}</Refs>${amounts}<RltdPties>${parties.sort().join("")}</RltdPties><RmtInf>${element("Ustrd", line.text)}${reference ?? ""}</RmtInf></TxDtls>`;
}

const yymmdd = (day: string) => day.replaceAll("-", "").slice(2);
const mark = (minor: bigint) => (minor < 0n ? "D" : "C");
const chunks = (text: string, length: number): string[] =>
  text.match(RegExp(`.{1,${length}}`, "gsu")) ?? [];

export function mt940Of(statements: readonly ParsedStatement[], { pageLines = 50 } = {}): string {
  return statements.map((statement) => mt940Pages(statement, pageLines)).join("");
}

function mt940Pages(
  { account, currency, number, opening, closing, lines }: ParsedStatement,
  pageLines: number,
): string {
  const pages = Math.max(1, Math.ceil(lines.length / pageLines));
  let balance = opening?.minor ?? 0n;
  const balanceAs = (kind: string, day: string, minor: bigint) =>
    `:${kind}:${mark(minor)}${yymmdd(day)}${currency}${decimal(minor, ",")}\n`;
  return Array.from({ length: pages }, (_, page) => {
    const some = lines.slice(page * pageLines, (page + 1) * pageLines);
    const start = balanceAs(page === 0 ? "60F" : "60M", opening?.day ?? "", balance);
    balance += sumOf(some);
    const end = balanceAs(page === pages - 1 ? "62F" : "62M", closing?.day ?? "", balance);
    return `:20:STARTUMSE\n:25:${account}\n:28C:${number}/${page + 1}\n${start}${some.map(mt940Line).join("")}${end}-\n`;
  }).join("");
}

function mt940Line(line: ParsedLine): string {
  const kind = line.minor > 0n !== line.isReversal ? "C" : "D";
  const dates = `${yymmdd(line.valueDate ?? line.bookingDate)}${yymmdd(line.bookingDate).slice(2)}`;
  const bank = line.bankReference === null ? "" : `//${line.bankReference}`;
  const texts = [
    ...chunks(`EREF+${line.endToEndId ?? "NOTPROVIDED"}`, 27),
    ...chunks(`SVWZ+${line.text}`, 27),
  ];
  const [name = "", nameRest = ""] = chunks(line.name ?? "", 27);
  const keys = [20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 60, 61, 62, 63];
  const subfields = [
    "00GUTSCHRIFT",
    ...texts.map((text, at) => `${keys[at]}${text}`),
    ...(line.account === null ? [] : [`31${line.account}`]),
    ...(name === "" ? [] : [`32${name}`]),
    ...(nameRest === "" ? [] : [`33${nameRest}`]),
  ];
  const details = chunks(`166${subfields.map((text) => `?${text}`).join("")}`, 65).join("\n");
  return `:61:${dates}${line.isReversal ? "R" : ""}${kind}${decimal(line.minor, ",")}NTRFNONREF${bank}\n:86:${details}\n`;
}

const csvHeadings = [
  ...["Booking date", "Value", "Name", "Account", "Text", "Amount", "Currency", "Balance"],
  ...["Bank reference", "End to end", "Reference"],
];

export const csvMapping: CsvMapping = {
  delimiter: ";",
  encoding: "utf-8",
  skippedLines: 1,
  headings: csvHeadings,
  mayEndWithoutBreak: false,
  dateFormat: "DD.MM.YYYY",
  decimalSign: ",",
  amount: { is: "signed", column: 6 },
  account: { given: "DE89 3704 0044 0532 0130 00" },
  currency: { column: 7 },
  columns: {
    ...{ bookingDate: 1, valueDate: 2, name: 3, account: 4, text: [5], balance: 8 },
    ...{ bankReference: 9, endToEndId: 10, payerReference: 11 },
  },
};

/** As spreadsheets save it: with an apostrophe before what they would take for a formula. */
export function csvOf({ currency, opening, lines }: ParsedStatement): string {
  const cell = (text: string | null) => `"${(text ?? "").replaceAll('"', '""')}"`;
  const guarded = (text: string | null) => cell(text && /^[=+\-@']/.test(text) ? `'${text}` : text);
  const grouped = (minor: bigint) =>
    `${minor < 0n ? "-" : ""}${decimal(minor, ",").replace(/\B(?=(\d{3})+,)/g, ".")}`;
  const day = (text: string | null) => (text ?? "").split("-").reverse().join(".");
  let balance = opening?.minor ?? 0n;
  const rows = lines.map((line) => {
    balance += line.minor;
    return [
      ...[day(line.bookingDate), day(line.valueDate), guarded(line.name), cell(line.account)],
      ...[guarded(line.text), grouped(line.minor), currency, grouped(balance)],
      ...[cell(line.bankReference), cell(line.endToEndId), cell(line.payerReference)],
    ].join(";");
  });
  return [csvHeadings.join(";"), ...rows, ""].join("\r\n");
}
