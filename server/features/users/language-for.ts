import { offeredLanguages } from "../../locales/languages";
import type { Locale } from "../../locales/locale";
import type { UserRow } from "../../database/schema";
import { defaultLocale, pseudoLocale } from "../../locales/locale";

/** The language in which to write to a user; the portal's own if they have none, or one that is no longer offered. */
export function languageFor({ language, role }: UserRow, portal: Locale): Locale {
  if (role === "admin") return portal === pseudoLocale ? pseudoLocale : defaultLocale;
  return language !== null && offeredLanguages().includes(language) ? language : portal;
}
