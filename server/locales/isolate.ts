import { directionOf, type Locale } from "./locale";

const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Marks by which Intl turns amounts around. */
const marks = /[\u200e\u200f\u061c]/g;

/** An amount or a rate, which runs from left to right in every language. */
export const leftToRight = (written: string, locale: Locale): string =>
  directionOf(locale) === "rtl" ? `\u2066${written.replace(marks, "")}\u2069` : written;

/**
 * A value inside a sentence that must not reorder the words around it: wrapped in Unicode's first
 * strong isolate where the value or the sentence runs from right to left.
 */
export function isolated(value: string, locale: Locale): string {
  return directionOf(locale) === "rtl" || rightToLeft.test(value) ? `\u2068${value}\u2069` : value;
}
