// The language of a request, and the messages of loaders and actions.
import type { Locale } from "~server/locales/locale";
import { messagesIn, type CatalogName, type Translate } from "~server/locales/messages";
import { portalLanguage } from "./settings.server";

export const localeOf = (_request: Request): Locale => portalLanguage();

export const messagesFor = <Name extends CatalogName>(
  request: Request,
  name: Name,
): Translate<Name> => messagesIn(localeOf(request), name);
