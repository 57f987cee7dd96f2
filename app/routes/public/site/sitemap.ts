// The addresses of all pages that search engines may show.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { messagesFor } from "~/platform/locale.server";
import { portalUrl } from "~/platform/settings.server";
import { listedPages } from "./public-pages";

export function loader({ request }: LoaderFunctionArgs) {
  const pages = listedPages(messagesFor(request, "navigation"));
  const entries = pages.map((path) => `<url><loc>${portalUrl()}${path}</loc></url>`);
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
  return new Response(text, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
