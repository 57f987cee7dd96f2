// Makes English 1.6 times as long: shows text that doesn't fit or was never translated.
import type { IntlMessageFormat } from "intl-messageformat";

type Element = ReturnType<IntlMessageFormat["getAst"]>[number];

/** The parser's type of a literal. */
const literal = 0;

const accented: Readonly<Record<string, string>> = {
  a: "á",
  c: "ç",
  d: "đ",
  e: "é",
  i: "í",
  n: "ñ",
  o: "ó",
  s: "š",
  u: "ú",
  y: "ý",
  A: "Á",
  C: "Ç",
  D: "Đ",
  E: "É",
  I: "Í",
  N: "Ñ",
  O: "Ó",
  S: "Š",
  U: "Ú",
  Y: "Ý",
};

/** "Amount" becomes "Ámóúntámó". */
const pseudoWord = (word: string): string => {
  const written = [...word].map((letter) => accented[letter] ?? letter);
  const more = written.slice(0, Math.ceil(written.length * 0.6)).join("");
  return written.join("") + more.toLowerCase();
};

export function pseudoMessage(elements: readonly Element[]): Element[] {
  return elements.map((element) => {
    if (element.type === literal)
      return { ...element, value: element.value.replace(/\p{L}+/gu, pseudoWord) };
    if ("children" in element) return { ...element, children: pseudoMessage(element.children) };
    if (!("options" in element)) return element;
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: pseudoMessage(option.value) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });
}
