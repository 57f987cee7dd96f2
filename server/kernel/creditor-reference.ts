// Creditor references (ISO 11649): "RF", two check digits, and a body. Each customer has one, which finds their bank transfers.
import { remainderOf } from "./iban";
import { asCode } from "./typed-text";

// Crockford's base 32: no I, L, O or U, so that a reference can be read out by phone.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const bodyLength = 10;

/** One letter or digit for each byte: five random bits. */
export const referenceBody = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => alphabet[byte % 32]).join("");

/** The reference with this body of 1 to 21 capital letters and digits. */
export function creditorReference(body: string): string {
  const check = 98n - remainderOf(`${body}RF00`);
  return `RF${String(check).padStart(2, "0")}${body}`;
}

/** A customer's own, from random bytes: "RF18 7K2M 9QWD 4H" without the spaces. */
export const newDepositReference = (randomText: (bytes: number) => string): string =>
  creditorReference(referenceBody(Buffer.from(randomText(bodyLength), "base64url")));

const isReference = (text: string) =>
  /^RF\d\d[A-Z0-9]{1,21}$/.test(text) && remainderOf(text.slice(4) + text.slice(0, 4)) === 1n;

/** Capital letters of Greek and Cyrillic that look like a Latin one. */
const lookAlikes = new Map(
  Object.entries({
    A: "ΑА",
    B: "ΒВ",
    C: "СϹ",
    E: "ΕЕ",
    F: "Ϝ",
    H: "ΗН",
    J: "ЈͿ",
    K: "ΚК",
    M: "ΜМ",
    N: "Ν",
    O: "ΟО",
    P: "ΡР",
    S: "Ѕ",
    T: "ΤТ",
    V: "Ѵ",
    X: "ΧХ",
    Y: "ΥҮ",
    Z: "Ζ",
  }).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

const folded = (text: string): string =>
  [...asCode(text.replace(/\s+/gu, " ")).toUpperCase()]
    .map((letter) => lookAlikes.get(letter) ?? letter)
    .join("");

/** Letters that the portal's references don't have, as they are read from paper. */
const asOurs = (reference: string): string =>
  reference.slice(0, 2) +
  reference.slice(2).replaceAll("O", "0").replaceAll("I", "1").replaceAll("L", "1");

/** As it was typed or copied, or as a bank prints it: in groups, in small letters, with letters that look like others. Null unless its check digits are right. */
export const readCreditorReference = (text: string): string | null => read(folded(text));

function read(text: string): string | null {
  const plain = text.replace(/[^A-Z0-9]/g, "");
  return [plain, asOurs(plain)].find(isReference) ?? null;
}

/** What may be between the characters of a reference that a bank broke, or that was copied in groups. */
const gap = String.raw`[\s./:,;_+-]*`;
const written = new RegExp(
  `(?=(R${gap}F${Array.from({ length: bodyLength + 2 }, () => `${gap}[A-Z0-9]`).join("")}))`,
  "gu",
);

/** The portal's own references in free text, each once: wherever they begin, and also broken by spaces or the end of a line. */
export function creditorReferencesIn(text: string): string[] {
  const found = [...folded(text).matchAll(written)].flatMap(([, one = ""]) => read(one) ?? []);
  return [...new Set(found)];
}

/** In groups of four, as it is shown. */
export const inGroups = (text: string): string => text.replace(/(.{4})(?=.)/g, "$1 ");
