import type { en } from "~server/locales/en";
import { messagesIn, type CatalogName, type ValuesOf } from "~server/locales/messages";
import type { PageText } from "~/platform/document/page-handle";

/** A message for the `handle` of a route, which does not know the language yet. */
export function pageText<Name extends CatalogName, Key extends keyof (typeof en)[Name] & string>(
  name: Name,
  key: Key,
  ...values: ValuesOf<(typeof en)[Name][Key] & string, string | number>
): PageText {
  return (locale) => messagesIn(locale, name)(key, ...values);
}
