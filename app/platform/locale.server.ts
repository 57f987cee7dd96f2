// The language of a request, and the messages of loaders and actions.
import {
  addressLanguageHeader,
  pageLanguageHeader,
  unnamedLanguage,
} from "~server/kernel/page-language";
import type { Locale } from "~server/locales/locale";
import { messagesIn, type CatalogName, type Translate } from "~server/locales/messages";
import { portalLanguage } from "./settings.server";

/** The host has found it; under another host, no address names one. */
export const localeOf = (request: Request): Locale =>
  request.headers.get(pageLanguageHeader) ?? unnamedLanguage(request, portalLanguage());

/** The language that the page's address names, if it does: `/es/about`. */
export const addressLanguageOf = ({ headers }: Request): Locale | undefined =>
  headers.get(addressLanguageHeader) ?? undefined;

export const messagesFor = <Name extends CatalogName>(
  request: Request,
  name: Name,
): Translate<Name> => messagesIn(localeOf(request), name);
