// Countries by their codes of ISO 3166-1, and by their English names.
import { iso31661, iso31661Alpha3ToAlpha2 } from "iso-3166";
import { asCode, asLine } from "./typed-text";

/** Also Kosovo, which banks and the European Union know by a code of its own, and ISO not yet. */
export const countryCodes: readonly string[] = [...iso31661.map(({ alpha2 }) => alpha2), "XK"];

const known: ReadonlySet<string> = new Set(countryCodes);

/** Without case, accents and what names are written with or without. */
const bare = (name: string) =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/&/g, " and ")
    .replace(/\bst\b/g, "saint")
    .replace(/^the\b/, "")
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Names that neither the standard nor CLDR has, as they are compared. */
const otherNames: Readonly<Record<string, string>> = {
  america: "US",
  britain: "GB",
  burma: "MM",
  capeverde: "CV",
  czechrepublic: "CZ",
  easttimor: "TL",
  england: "GB",
  greatbritain: "GB",
  holland: "NL",
  ivorycoast: "CI",
  macedonia: "MK",
  northernireland: "GB",
  republicofireland: "IE",
  scotland: "GB",
  swaziland: "SZ",
  turkey: "TR",
  uae: "AE",
  vatican: "VA",
  wales: "GB",
};

const english = (["long", "short"] as const).map(
  (style) => new Intl.DisplayNames(["en"], { type: "region", style }),
);

const byName: ReadonlyMap<string, string> = new Map([
  ...countryCodes.flatMap((code) =>
    english.map((names) => [bare(names.of(code) ?? code), code] as const),
  ),
  ...iso31661.map(({ name, alpha2 }) => [bare(name), alpha2] as const),
  ...Object.entries(otherNames),
]);

const ofThreeLetters: Readonly<Record<string, string | undefined>> = iso31661Alpha3ToAlpha2;

export const isCountryCode = (text: string): boolean => known.has(text);

/** A code as it is meant; other text stays for the rule that refuses it. "UK" is reserved for what ISO calls GB. */
export function asCountryCode(typed: string): string {
  const code = asCode(typed).toUpperCase();
  return code === "UK" ? "GB" : code;
}

/** The country of an address as its code, if it is a code or an English name; other text stays as it is. */
export function asCountry(typed: string): string {
  const text = asLine(typed);
  const code = asCountryCode(text);
  if (isCountryCode(code)) return code;
  return ofThreeLetters[code] ?? byName.get(bare(text)) ?? text;
}
