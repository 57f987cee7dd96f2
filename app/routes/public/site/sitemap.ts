// The addresses of all pages that search engines may show, each in every language.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { languageChoices } from "~server/locales/languages";
import type { Locale } from "~server/locales/locale";
import { messagesFor } from "~/platform/locale.server";
import { pathsIn } from "~/platform/paths";
import { portalUrl } from "~/platform/settings.server";
import { listedPages } from "./public-pages";

export function loader({ request }: LoaderFunctionArgs) {
  const t = messagesFor(request, "navigation");
  const pagesIn = (language: Locale | undefined) => listedPages([t, pathsIn(language)]);
  const languages = languageChoices().map((language) => [language, pagesIn(language)] as const);
  const entries = pagesIn(undefined).flatMap((path, at) => {
    const alternates = [["x-default", path], ...languages.map(([name, all]) => [name, all[at]])]
      .map(
        ([name, address]) =>
          `<xhtml:link rel="alternate" hreflang="${name}" href="${portalUrl()}${address}"/>`,
      )
      .join("");
    return [path, ...languages.map(([, all]) => all[at])].map(
      (address) =>
        `<url><loc>${portalUrl()}${address}</loc>${languages.length > 0 ? alternates : ""}</url>`,
    );
  });
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`;
  return new Response(text, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
