// A credit transfer file for banks: ISO 20022, pain.001.001.09, for euros within the Single Euro Payments Area.
import { add, decimalOf, zero, type Money } from "../../kernel/money";
import type { Payer } from "../../kernel/payer";

export interface Transfer {
  /** At most 35 characters: it is passed on to the payee. */
  readonly reference: string;
  readonly amount: Money;
  readonly name: string;
  readonly iban: string;
  readonly bic: string;
}

interface File {
  readonly reference: string;
  readonly createdAt: number;
  /** "2026-11-25" */
  readonly executionDay: string;
  readonly payer: Payer;
  readonly transfers: readonly Transfer[];
}

type Element = readonly [name: string, content: string | readonly Element[], currency?: string];

const namespace = "urn:iso:std:iso:20022:tech:xsd:pain.001.001.09";
const nameMaximumLength = 70;

export function bankFile({ reference, createdAt, executionDay, payer, transfers }: File): string {
  const references = new Set(transfers.map((transfer) => transfer.reference));
  if (references.size < transfers.length)
    throw new Error(`${reference} has the same payment twice`);
  const sums: readonly Element[] = [
    ["NbOfTxs", String(transfers.length)],
    ["CtrlSum", decimalOf(transfers.map(({ amount }) => amount).reduce(add, zero("EUR")))],
  ];
  const payment: Element = [
    "PmtInf",
    [
      ["PmtInfId", identifier(reference)],
      ["PmtMtd", "TRF"],
      ...sums,
      ["PmtTpInf", [["SvcLvl", [["Cd", "SEPA"]]]]],
      ["ReqdExctnDt", [["Dt", executionDay]]],
      ["Dbtr", [["Nm", sepaText(payer.name)]]],
      ["DbtrAcct", [["Id", [["IBAN", payer.iban]]]]],
      ["DbtrAgt", agent(payer.bic)],
      ["ChrgBr", "SLEV"],
      ...transfers.map(transferElement),
    ],
  ];
  const created = `${new Date(createdAt).toISOString().slice(0, 19)}Z`;
  const header: Element = [
    "GrpHdr",
    [
      ["MsgId", identifier(reference)],
      ["CreDtTm", created],
      ...sums,
      ["InitgPty", [["Nm", sepaText(payer.name)]]],
    ],
  ];
  const body = written(["CstmrCdtTrfInitn", [header, payment]], "  ");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${namespace}">\n${body}</Document>\n`;
}

const agent = (bic: string): readonly Element[] => [["FinInstnId", [["BICFI", bic]]]];

function transferElement({ reference, amount, name, iban, bic }: Transfer): Element {
  return [
    "CdtTrfTxInf",
    [
      ["PmtId", [["EndToEndId", identifier(reference)]]],
      ["Amt", [["InstdAmt", decimalOf(amount), amount.currency]]],
      ["CdtrAgt", agent(bic)],
      ["Cdtr", [["Nm", sepaText(name)]]],
      ["CdtrAcct", [["Id", [["IBAN", iban]]]]],
      ["RmtInf", [["Ustrd", reference]]],
    ],
  ];
}

function written([name, content, currency]: Element, indent: string): string {
  const open = currency === undefined ? name : `${name} Ccy="${currency}"`;
  if (typeof content === "string") return `${indent}<${open}>${escaped(content)}</${name}>\n`;
  const inside = content.map((element) => written(element, `${indent}  `)).join("");
  return `${indent}<${open}>\n${inside}${indent}</${name}>\n`;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ı: "i",
  ð: "d",
  Ð: "D",
  þ: "th",
  Þ: "TH",
  "&": "+",
  "’": "'",
};

/** Identifiers of payments and files are passed on unchanged, so they must be valid. */
function identifier(text: string): string {
  const isRight = /^[A-Za-z0-9/\-?:().,'+ ]{1,35}$/.test(text) && !/^\/|\/$|\/\//.test(text);
  if (!isRight) throw new Error(`A bank file can't contain the reference ${text}`);
  return text;
}

const withoutAccents = (text: string) =>
  text
    .replace(/./gu, (letter) => letters[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "");

/** Limits text to the characters that every SEPA bank accepts: accents are removed, others without a counterpart become dots. */
export function sepaText(text: string): string {
  const plain = withoutAccents(text).replace(/[^A-Za-z0-9/\-?:().,'+ ]/gu, ".");
  return plain.slice(0, nameMaximumLength).trim() || ".";
}

/** Whether every letter of a name has a counterpart: a bank that compares names would refuse dots. */
export const isSepaName = (name: string): boolean =>
  /[A-Za-z]/.test(withoutAccents(name)) && !/(?![A-Za-z])\p{L}/u.test(withoutAccents(name));
