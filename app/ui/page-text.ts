import type { en } from "~server/locales/en";
import { messagesIn, type CatalogName, type ValuesOf } from "~server/locales/messages";
import type { PageText } from "~/platform/document/page-handle";

type Plain<Name extends CatalogName> = {
  [Key in keyof (typeof en)[Name]]: ValuesOf<(typeof en)[Name][Key] & string, string> extends []
    ? Key
    : never;
}[keyof (typeof en)[Name]] &
  string;

/** A message without values, for the `handle` of a route, which does not know the language yet. */
export const pageText =
  <Name extends CatalogName>(name: Name, key: Plain<Name>): PageText =>
  (locale) =>
    messagesIn<CatalogName>(locale, name)(key as never);
