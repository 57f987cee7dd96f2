// Statements as a bank writes them, for tests.
export interface TestLine {
  /** Signed, for example "-12.50". */
  readonly amount: string;
  readonly name?: string;
  readonly text?: string;
  readonly endToEndId?: string;
  /** The bank's reference; one of its own by default. */
  readonly reference?: string;
  readonly bookingDate?: string;
  /** The last part of the bank's code, for example "CHRG". */
  readonly kind?: string;
}

export interface TestStatement {
  readonly account?: string;
  readonly currency?: string;
  readonly number?: string;
  readonly opening?: string;
  readonly lines: readonly TestLine[];
}

const cents = (amount: string) => BigInt(amount.replace(".", ""));
const decimal = (minor: bigint) => {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
const direction = (minor: bigint) => (minor < 0n ? "DBIT" : "CRDT");
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function balance(code: string, minor: bigint, currency: string) {
  return `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${decimal(minor)}</Amt><CdtDbtInd>${direction(minor)}</CdtDbtInd><Dt><Dt>2026-11-20</Dt></Dt></Bal>`;
}

function entry(line: TestLine, currency: string, index: number): string {
  const minor = cents(line.amount);
  const party = minor < 0n ? "Cdtr" : "Dbtr";
  const day = line.bookingDate ?? "2026-11-20";
  const { name, text = "", endToEndId = "NOTPROVIDED", kind } = line;
  const code = kind
    ? `<BkTxCd><Domn><Cd>ACMT</Cd><Fmly><Cd>MDOP</Cd><SubFmlyCd>${kind}</SubFmlyCd></Fmly></Domn></BkTxCd>`
    : "";
  return `<Ntry><Amt Ccy="${currency}">${decimal(minor)}</Amt><CdtDbtInd>${direction(minor)}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt><AcctSvcrRef>${line.reference ?? `BANK-${index}-${line.amount}`}</AcctSvcrRef>${code}
<NtryDtls><TxDtls><Refs><EndToEndId>${escaped(endToEndId)}</EndToEndId></Refs><Amt Ccy="${currency}">${decimal(minor)}</Amt>
${name === undefined ? "" : `<RltdPties><${party}><Pty><Nm>${escaped(name)}</Nm></Pty></${party}></RltdPties>`}
<RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
}

/** camt.053.001.08 */
export function camtText({
  account = "9900112233",
  currency = "USD",
  number = "1",
  opening = "0.00",
  lines,
}: TestStatement): string {
  const before = cents(opening);
  const after = lines.reduce((sum, { amount }) => sum + cents(amount), before);
  const id = /^[A-Z]{2}\d\d/.test(account)
    ? `<IBAN>${account}</IBAN>`
    : `<Othr><Id>${account}</Id></Othr>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>M${number}</MsgId><CreDtTm>2026-11-20T20:00:00</CreDtTm></GrpHdr>
<Stmt><Id>${number}</Id><CreDtTm>2026-11-20T20:00:00</CreDtTm><Acct><Id>${id}</Id><Ccy>${currency}</Ccy></Acct>
${balance("OPBD", before, currency)}${balance("CLBD", after, currency)}
${lines.map((line, index) => entry(line, currency, index)).join("\n")}
</Stmt></BkToCstmrStmt></Document>
`;
}

/** The upload of a file for a receiving account of the demonstration. */
export function statementForm(text: BlobPart, account = "example-usd", name = "statement.xml") {
  const form = new FormData();
  form.set("account", account);
  form.set("file", new File([text], name));
  return form;
}
