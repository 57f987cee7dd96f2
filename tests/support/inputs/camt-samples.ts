// camt.053 files by hand, and their reading.
import { parseStatement } from "~server/features/bank-statements/formats";
import { isStatementFault } from "~server/features/bank-statements/statement-rules";

const now = Date.parse("2026-11-28T12:00:00Z");
export const readCamt = (text: string | Uint8Array) =>
  parseStatement(typeof text === "string" ? Buffer.from(text) : text, { format: "camt.053" }, now);

export async function camtStatementsIn(text: string | Uint8Array) {
  const parsed = await readCamt(text);
  if (isStatementFault(parsed)) throw new Error(JSON.stringify(parsed));
  return parsed;
}

const balance = (kind: string, amount: string, day: string) => `
<Bal><Tp><CdOrPrtry><Cd>${kind}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;

interface File {
  version?: string;
  entries?: string;
  closing?: string;
  summary?: string;
  heading?: string;
}

export const camtFile = ({
  version = "08",
  entries = "",
  closing = "20.00",
  summary = "",
  heading = '<?xml version="1.0" encoding="UTF-8"?>',
}: File) => `${heading}
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">
<BkToCstmrStmt><GrpHdr><MsgId>M-1</MsgId><CreDtTm>2026-11-27T20:00:00</CreDtTm></GrpHdr>
<Stmt><Id>2026-227</Id><ElctrncSeqNb>227</ElctrncSeqNb><CreDtTm>2026-11-27T20:00:00</CreDtTm>
<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Ccy>EUR</Ccy></Acct>${balance("OPBD", "20.00", "2026-11-26")}${balance("CLBD", closing, "2026-11-27")}
${summary}${entries}</Stmt></BkToCstmrStmt></Document>
`;

const party = (version: string, name: string) =>
  version >= "07" ? `<Pty><Nm>${name}</Nm></Pty>` : `<Nm>${name}</Nm>`;

export const camtCredit = (version: string) => `
<Ntry><NtryRef>1</NtryRef><Amt Ccy="EUR">1234.50</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>${version >= "04" ? "<Cd>BOOK</Cd>" : "BOOK"}</Sts>
<BookgDt><Dt>2026-11-27</Dt></BookgDt><ValDt><DtTm>2026-11-28T00:00:00+01:00</DtTm></ValDt><AcctSvcrRef>BANK-77</AcctSvcrRef>
<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>
<NtryDtls><TxDtls><Refs><EndToEndId>INV-9</EndToEndId></Refs>
<RltdPties><Dbtr>${party(version, "Jörg Müller &amp; Söhne")}</Dbtr><DbtrAcct><Id><IBAN>DE02 1203 0000 0000 2020 51</IBAN></Id></DbtrAcct><Cdtr>${party(version, "Operator Ltd.")}</Cdtr><CdtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></CdtrAcct></RltdPties>
<RmtInf><Ustrd>Einzahlung</Ustrd><Ustrd>RF18 5390 0754 7034</Ustrd><Strd><CdtrRefInf><Ref>RF18539007547034</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>`;

export const camtCreditLine = {
  place: 1,
  bookingDate: "2026-11-27",
  valueDate: "2026-11-28",
  minor: 123450n,
  isReversal: false,
  bankReference: "BANK-77",
  endToEndId: "INV-9",
  payerReference: "RF18539007547034",
  name: "Jörg Müller & Söhne",
  account: "DE02120300000000202051",
  text: "Einzahlung RF18 5390 0754 7034",
  kind: "PMNT-RCDT-ESCT",
};

interface Entry {
  amount?: string;
  direction?: string;
  status?: string;
  more?: string;
  details?: string;
  currency?: string;
}

export const camtEntry = ({
  amount = "10.00",
  direction = "CRDT",
  status = "<Cd>BOOK</Cd>",
  more = "<BookgDt><Dt>2026-11-27</Dt></BookgDt>",
  details = "",
  currency = "EUR",
}: Entry = {}) =>
  `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts>${status}</Sts>${more}<NtryDtls>${details}</NtryDtls></Ntry>`;
export const camtTransaction = (amount: string, more = "") =>
  `<TxDtls><Amt Ccy="EUR">${amount}</Amt>${more}</TxDtls>`;

export const camtLinesIn = async (entries: string, closing: string) =>
  (await camtStatementsIn(camtFile({ entries, closing }))).flatMap(({ lines }) => lines);

export const camtTotal = (tag: string, count: string, sum: string) =>
  `<TxsSummry><${tag}><NbOfNtries>${count}</NbOfNtries><Sum>${sum}</Sum></${tag}></TxsSummry>`;
