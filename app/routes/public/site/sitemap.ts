// The addresses of all pages that search engines may show.
import { portalUrl } from "~/platform/session/session.server";
import { listedPages } from "../public-pages";

export function loader() {
  const entries = listedPages.map((path) => `<url><loc>${portalUrl()}${path}</loc></url>`);
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
  return new Response(text, {
    headers: {
      "Content-Type": "application/xml; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
