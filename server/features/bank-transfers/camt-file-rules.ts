// A statement of the bank that a demonstration plays, as camt.053.
import {
  bankLineReference,
  bankSideOf,
  closingOf,
  statementNumber,
  writtenAmount,
  type SimulatedLine,
  type SimulatedStatement,
} from "./demonstration-bank-rules";

const escaped = (text: string) =>
  text.replace(/[<>&"']/g, (one) => `&#${one.charCodeAt(0)};`).replace(/[\p{Cc}]/gu, " ");
const tag = (name: string, ...content: readonly string[]) => {
  const inside = content.join("");
  return inside === "" ? "" : `<${name}>${inside}</${name.split(" ", 1)[0]}>`;
};
const leaf = (name: string, text: string | null) => (text ? tag(name, escaped(text)) : "");

interface InCurrency {
  readonly currency: SimulatedStatement["currency"];
}

const amountIn = ({ currency }: InCurrency, minor: bigint) =>
  tag(["Amt", `Ccy="${currency}"`].join(" "), writtenAmount(minor)) +
  tag("CdtDbtInd", bankSideOf(minor)[0]);

const coded = (code: string) => tag("Tp", tag("CdOrPrtry", tag("Cd", code)));

const balance = (statement: InCurrency, code: string, [minor, day]: readonly [bigint, string]) =>
  tag("Bal", coded(code), amountIn(statement, minor), tag("Dt", tag("Dt", day)));

const accountId = (number: string, isIban: boolean) =>
  tag("Id", isIban ? tag("IBAN", number) : tag("Othr", leaf("Id", number)));

function bankCode({ minor, kind }: SimulatedLine): string {
  const [family, code] =
    minor < 0n ? ["ICDT", "ESCT"] : ["RCDT", kind === "return" ? "RRTN" : "ESCT"];
  const inside = tag("Fmly", leaf("Cd", family ?? ""), leaf("SubFmlyCd", code ?? ""));
  return tag("BkTxCd", tag("Domn", tag("Cd", "PMNT"), inside));
}

function parties({ minor, name, account }: SimulatedLine): string {
  const party = minor < 0n ? "Cdtr" : "Dbtr";
  const isIban = /^[A-Z]{2}\d\d/.test(account);
  return tag(
    "RltdPties",
    name === "" ? "" : tag(party, tag("Pty", leaf("Nm", name))),
    account === "" ? "" : tag(`${party}Acct`, accountId(account, isIban)),
  );
}

function remittance({ text, payerReference }: SimulatedLine): string {
  const structured = payerReference
    ? tag("Strd", tag("CdtrRefInf", coded("SCOR"), leaf("Ref", payerReference)))
    : "";
  return tag("RmtInf", leaf("Ustrd", text), structured);
}

function entry(statement: InCurrency, line: SimulatedLine): string {
  const amount = amountIn(statement, line.minor);
  const details = tag(
    "TxDtls",
    tag("Refs", leaf("EndToEndId", line.endToEndId ?? "NOTPROVIDED")),
    ...[amount, parties(line), remittance(line)],
  );
  return tag(
    "Ntry",
    ...[amount, tag("Sts", tag("Cd", "BOOK"))],
    ...[tag("BookgDt", tag("Dt", line.bookingDate)), tag("ValDt", tag("Dt", line.bookingDate))],
    ...[tag("AcctSvcrRef", bankLineReference(line)), bankCode(line)],
    tag("NtryDtls", details),
  );
}

/** Version 08 of camt.053, with one statement over all its days. */
export function camtStatement(statement: SimulatedStatement): string {
  const { account, currency, from, to, lines, opening } = statement;
  const [number, end] = [statementNumber(statement), `${to}T23:59:59Z`];
  const written = tag(
    "Stmt",
    ...[tag("Id", number), tag("CreDtTm", end)],
    tag("FrToDt", tag("FrDtTm", `${from}T00:00:00Z`), tag("ToDtTm", end)),
    tag("Acct", accountId(account.number, account.isIban), tag("Ccy", currency)),
    balance(statement, "OPBD", [opening, from]),
    balance(statement, "CLBD", [closingOf(statement), to]),
    ...lines.map((line) => entry(statement, line)),
  );
  const header = tag("GrpHdr", tag("MsgId", number), tag("CreDtTm", end));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">${tag("BkToCstmrStmt", header, written)}</Document>\n`;
}
