// The messages of a page, in its language.
import { createElement, Fragment, type ReactNode } from "react";
import type { Locale } from "~server/locales/locale";
import type { en } from "~server/locales/en";
import {
  isInEnglish,
  messageParts,
  perCatalog,
  type CatalogName,
  type ValuesOf,
} from "~server/locales/messages";
import { markedEnglish } from "./english-marks";
import { usePageFacts } from "./page-facts";

type Messages<Name extends CatalogName> = (typeof en)[Name];

/** Text if every value is text or a number; otherwise React nodes. */
type Written<Given extends readonly unknown[]> = Given extends readonly [infer Values]
  ? Values[keyof Values] extends string | number
    ? string
    : ReactNode
  : string;

export type TranslateForPage<Name extends CatalogName> = <
  Key extends keyof Messages<Name> & string,
  Given extends ValuesOf<Messages<Name>[Key] & string, ReactNode>,
>(
  key: Key,
  ...values: Given
) => Written<Given>;

type AnyValues = Readonly<Record<string, unknown>>;
type AnyTranslate = (key: string, values?: AnyValues) => ReactNode;

const translatorOf = perCatalog((locale, name): AnyTranslate => (key, values) => {
  const written = elementOf(messageParts(locale, name, key, values && withElements(values)));
  return isInEnglish(locale, name, key) ? markedEnglish(written) : written;
});

export const useLocale = (): Locale => usePageFacts().locale;

/** Writes the messages of a catalog: `t("received", { amount: <MoneyText … /> })`. */
export function useMessages<Name extends CatalogName>(name: Name): TranslateForPage<Name> {
  return translatorOf(useLocale(), name) as TranslateForPage<Name>;
}

const elementOf = (parts: string | unknown[]): ReactNode =>
  typeof parts === "string" ? parts : createElement(Fragment, null, ...(parts as ReactNode[]));

/** The content between a message's tags, as a list of its parts. */
function withElements(values: AnyValues): AnyValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "function" ? (parts: unknown[]) => value(elementOf(parts)) : value,
    ]),
  );
}
