// The language of a page: how the host tells a page its language, and where a browser keeps a choice.
import { acceptedLocale } from "../locales/accepted-locale";
import { isOffered } from "../locales/languages";
import { staffLocaleOf, type Locale } from "../locales/locale";

/** Set by the host on every request for a page, whatever the client sent. */
export const pageLanguageHeader = "x-page-language";
/** Set if the page's address names its language. */
export const addressLanguageHeader = "x-address-language";

/** The language of the account that is signed in. */
export const accountLanguageCookie = "account-language";
/** What was chosen in this browser. */
export const languageCookie = "language";

/** The first that is present decides. */
const languageCookies = [accountLanguageCookie, languageCookie] as const;

/** Of a page whose address names none. */
export function unnamedLanguage(
  { url, headers }: Pick<Request, "url" | "headers">,
  portalLanguage: Locale,
): Locale {
  if (/^\/admin(\/|$)/i.test(new URL(url).pathname)) return staffLocaleOf(portalLanguage);
  const cookies = headers.get("Cookie") ?? "";
  const chosen = languageCookies
    .map((name) => new RegExp(`(?:^|;\\s*)${name}=([\\w-]+)`).exec(cookies)?.[1])
    .find((locale) => locale !== undefined && isOffered(locale));
  return chosen ?? acceptedLocale(headers.get("Accept-Language"), portalLanguage);
}
