// Field :86: of MT940: who paid whom for what, in the three ways in which banks write it.
import { readAccount, readReference, readText } from "./read-values";

interface Mt940Details {
  /** The business transaction code of German banks. */
  readonly code: string | null;
  readonly endToEndId: string | null;
  readonly payerReference: string | null;
  readonly name: string | null;
  readonly account: string | null;
  readonly text: string | null;
}

export function readDetails(lines: readonly string[], place: number): Mt940Details {
  const joined = joinedAt(lineWidth, lines);
  const german = /^(\d{3})?([?<>@^~|])(?=\d\d)/.exec(joined);
  if (german) return germanDetails(joined.slice(german[0].length - 1), german, place);
  if (/^\s*\/[A-Z]{2,8}\//.test(joined)) return slashDetails(joined, place);
  return { ...nothing, text: readText(lines.join(" "), place) };
}

const nothing = {
  code: null,
  endToEndId: null,
  payerReference: null,
  name: null,
  account: null,
  text: null,
};

const lineWidth = 65;
const subfieldWidth = 27;

/** A full part goes on in the next one; a shorter one has lost the space at its end. */
const joinedAt = (width: number, parts: readonly string[]): string =>
  parts
    .map((part, at) =>
      at === parts.length - 1 || part.length >= width ? part : `${part.trimEnd()} `,
    )
    .join("");

const isText = (key: string) => /^(?:2\d|6[0-3])$/.test(key);

/** "166?00TRANSFER?20EREF+…?21SVWZ+…?31DE…?32NAME" */
function germanDetails(text: string, start: RegExpExecArray, place: number): Mt940Details {
  const [, code = null, separator = "?"] = start;
  const subfields = text
    .split(separator)
    .filter((part) => /^\d\d/.test(part))
    .map((part) => [part.slice(0, 2), part.slice(2).trimEnd()] as const);
  const valueOf = (...keys: readonly string[]) =>
    joinedAt(
      subfieldWidth,
      subfields.filter(([key]) => keys.includes(key)).map(([, value]) => value),
    );
  const texts = subfields.filter(([key]) => isText(key)).map(([, value]) => value);
  const tags = tagsIn(texts);
  return {
    code,
    endToEndId: readReference(tags.get("EREF"), place),
    payerReference: null,
    name: readText(valueOf("32", "33"), place),
    account: readAccount(valueOf("31") || tags.get("IBAN"), place),
    text: readText(tags.get("SVWZ") ?? tags.get(""), place),
  };
}

const sepaTag =
  /^(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC|RREF|PURP|BREF|RCMT)\+/;
/** What may still follow the remittance information: a tag that the payer writes there is text. */
const afterText = new Set(["ABWA", "ABWE"]);

/** A tag begins a subfield, and its value goes on in the next ones. Text before any tag has the key "". */
function tagsIn(texts: readonly string[]): ReadonlyMap<string, string> {
  const values = new Map<string, string[]>();
  let current = "";
  for (const text of texts) {
    const tag = sepaTag.exec(text)?.[1];
    const isTag =
      tag !== undefined && !values.has(tag) && (!values.has("SVWZ") || afterText.has(tag));
    if (isTag) current = tag;
    const value = isTag && tag ? text.slice(tag.length + 1) : text;
    values.set(current, [...(values.get(current) ?? []), padded(value, text)]);
  }
  return new Map([...values].map(([tag, parts]) => [tag, parts.join("").trim()]));
}

const padded = (value: string, written: string): string =>
  written.length >= subfieldWidth ? value : `${value} `;

const slashCode =
  /\/(TRTP|IBAN|BIC|NAME|REMI|EREF|CNTP|ORDP|BENM|PREF|MARF|CSID|SVCL|RTRN|ACCW|BBAN|BUSP|PURP|ULTD|ULTC|ULTB|ISDT|OCMT|CHGS|EXCH|KREF|MREF|ADDR|NRTX|PMTI|ID)\//g;

/** "/TRTP/SEPA/IBAN/NL…/NAME/…/REMI/…/EREF/…" */
function slashDetails(text: string, place: number): Mt940Details {
  const found = [...text.matchAll(slashCode)].map(({ 1: code = "", 0: whole, index }, at, all) => {
    // The slash that ends one code may begin the next.
    const end = all[at + 1]?.index ?? text.length;
    return { code, value: text.slice(index + whole.length, end).replace(/\/+$/, "") };
  });
  const remittanceAt = found.findIndex(({ code }) => code === "REMI");
  // What looks like a code after the remittance information may be the payer's own text.
  const ofBank = remittanceAt < 0 ? found : found.slice(0, remittanceAt + 1);
  const valueOf = (code: string) => ofBank.find((one) => one.code === code)?.value;
  const [party = "", , partyName] = valueOf("CNTP")?.split("/") ?? [];
  const { reference, remittance } = remittanceIn(valueOf("REMI") ?? "");
  return {
    code: null,
    endToEndId: readReference(endToEndIn(found), place),
    payerReference: readReference(reference, place),
    name: readText(valueOf("NAME") ?? partyName, place),
    account: readAccount(valueOf("IBAN") ?? valueOf("BBAN") ?? party, place),
    text: readText(remittance, place),
  };
}

/** The bank's own field comes before the payer's text, or else after it. */
function endToEndIn(found: readonly { readonly code: string; readonly value: string }[]) {
  const references = found.filter(({ code }) => code === "EREF");
  const text = found.findIndex(({ code }) => code === "REMI");
  const [first] = references;
  const isBefore = first && found.indexOf(first) < text;
  return (isBefore ? first : references.at(-1))?.value;
}

/** "USTD//text", "STRD/CUR/RF18…" or the text alone. */
function remittanceIn(value: string) {
  const [, structured] = /^STRD\/(?:CUR\/|ISO\/)?([^/]+)/.exec(value) ?? [];
  const remittance = value.replace(/^(?:USTD\/*|STRD\/(?:CUR\/|ISO\/)?)/, "");
  return { reference: structured, remittance };
}
