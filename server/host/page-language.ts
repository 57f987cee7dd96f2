// The language of a page: what its address says, or else the account, this browser's choice, or what the browser accepts.
import type { Config } from "../config";
import {
  addressLanguageHeader,
  pageLanguageHeader,
  unnamedLanguage,
} from "../kernel/page-language";
import { languageChoices, offeredLanguages } from "../locales/languages";
import type { Locale } from "../locales/locale";

type Portal = Pick<Config, "portalLanguage">;

/** Areas with one address for all languages: no one arrives there from a search. */
const areas = /^\/(admin|api|dashboard|documents)(\/|\?|$)/i;

/**
 * Answers a request for a page. The pages don't know that `/es/about` is `/about` in Spanish: they find the
 * language in two headers, and what they send the browser to gets the language of the address again.
 */
export async function inPageLanguage(
  request: Request,
  portal: Portal,
  pages: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { named, rest } = languageInAddress(request.url);
  const page = named === undefined ? request : new Request(rest, request);
  page.headers.set(pageLanguageHeader, named ?? unnamedLanguage(request, portal.portalLanguage));
  if (named === undefined) page.headers.delete(addressLanguageHeader);
  else page.headers.set(addressLanguageHeader, named);
  const response = await pages(page);
  if (named !== undefined) nameLanguage(response.headers, named);
  else if (languageChoices().length > 0 && !areas.test(new URL(rest).pathname))
    response.headers.append("Vary", "Accept-Language, Cookie");
  return response;
}

/** The address without a language, and the language that it names. */
export function languageInAddress(address: string): {
  readonly named?: Locale;
  readonly rest: string;
} {
  const url = new URL(address);
  const [, named = "", path = ""] = /^\/([\w-]+)(\/.*)?$/.exec(url.pathname) ?? [];
  if (!offeredLanguages().includes(named) || areas.test(path)) return { rest: address };
  url.pathname = path || "/";
  return { named, rest: url.href };
}

/** Of what is answered without the pages. */
export const languageOfRequest = (request: Request, portal: Portal): Locale =>
  languageInAddress(request.url).named ?? unnamedLanguage(request, portal.portalLanguage);

/** Redirects stay in the language, and cookies of one page reach it. */
function nameLanguage(headers: Headers, language: Locale): void {
  const location = headers.get("Location");
  if (location !== null) headers.set("Location", withLanguage(location, language));
  const cookies = headers.getSetCookie();
  headers.delete("Set-Cookie");
  for (const cookie of cookies)
    headers.append(
      "Set-Cookie",
      cookie.replace(
        /(; ?Path=)([^;]+)/i,
        (_, name: string, path: string) =>
          name + (path === "/" ? path : withLanguage(path, language)),
      ),
    );
}

/** `/es/about` for `/about`; addresses of areas, of other sites and those with a language stay. */
function withLanguage(address: string, language: Locale): string {
  const isOurs = address.startsWith("/") && !address.startsWith("//");
  const names = isOurs && languageInAddress(`http://portal${address}`).named !== undefined;
  if (!isOurs || names || areas.test(address)) return address;
  return `/${language}${address.replace(/^\/(?=\?|$)/, "")}`;
}
