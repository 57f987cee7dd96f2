// Where a browser keeps the language: of the account that is signed in, and what was chosen in this browser.
import { accountLanguageCookie, languageCookie } from "~server/kernel/page-language";
import type { Locale } from "~server/locales/locale";
import { cookieSealing } from "../settings.server";

const yearSeconds = 365 * 24 * 60 * 60;

function cookieLine(name: string, value: string, maxAge: number | undefined): string {
  const secure = cookieSealing().isSecure ? "; Secure" : "";
  const age = maxAge === undefined ? "" : `; Max-Age=${maxAge}`;
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}${age}`;
}

/** `Set-Cookie` of a choice in this browser. */
export const browserLanguage = (language: Locale): string =>
  cookieLine(languageCookie, language, yearSeconds);

/** Adds what this browser has to know of the account's language; an account without one has the browser's. */
export function keepAccountLanguage(
  headers: Headers,
  { request, language }: { request: Request; language: Locale | undefined },
): void {
  if (language !== undefined)
    headers.append("Set-Cookie", cookieLine(accountLanguageCookie, language, undefined));
  else if (request.headers.get("Cookie")?.includes(`${accountLanguageCookie}=`))
    headers.append("Set-Cookie", cookieLine(accountLanguageCookie, "", 0));
}
