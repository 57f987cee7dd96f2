// A table of quotes as a page shows it.
import type { ShownPage } from "./shown-page";

/** The moment that a page says its figures are of, UTC milliseconds. */
export function momentOn({ html }: ShownPage): number {
  return Date.parse(/<time dateTime="([^"]+)"/i.exec(html)?.[1] ?? "");
}

/** The symbols of the table, which shows them as pairs ("EUR/USD"), top to bottom; those of the watchlist are not among them. */
export function symbolsIn({ html }: ShownPage): string[] {
  const [table = ""] = /<table[\s\S]*?<\/table>/.exec(html) ?? [];
  return [...table.matchAll(/class="symbol-link"[^>]*>([^<]+)</g)].map(([, name = ""]) =>
    name.replace("/", ""),
  );
}
