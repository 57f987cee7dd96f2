import type { en } from "~server/locales/en";
import type { Locale } from "~server/locales/locale";
import { messagesIn, type CatalogName, type ValuesOf } from "~server/locales/messages";

/** A text in the page's language; it may depend on the loader's data. */
export type PageText = (locale: Locale, loaderData: unknown) => string;

/** A message for the `handle` of a route, which does not know the language yet. */
export function pageText<Name extends CatalogName, Key extends keyof (typeof en)[Name] & string>(
  name: Name,
  key: Key,
  ...values: ValuesOf<(typeof en)[Name][Key] & string, string | number>
): PageText {
  return (locale) => messagesIn(locale, name)(key, ...values);
}
