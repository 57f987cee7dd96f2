// Whether a page loads the stylesheets it needs: finds classes that only stylesheets of other pages define.
import { readFileSync } from "node:fs";

interface Shown {
  readonly name: string;
  readonly html: string;
}

const matchesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);

const known = new Map<string, ReadonlySet<string>>();

const classesIn = (css: string) => new Set(matchesOf(css, /\.([a-z][\w-]*)/g));

/** The classes that one stylesheet of the build defines. */
function classesOf(sheet: string): ReadonlySet<string> {
  const kept =
    known.get(sheet) ??
    classesIn(readFileSync(new URL(`../../../public${sheet}`, import.meta.url), "utf8"));
  known.set(sheet, kept);
  return kept;
}

/** The classes of a page's stylesheets, linked or inline. */
const styledBy = (html: string) =>
  new Set([
    ...sheetsOf(html).flatMap((sheet) => [...classesOf(sheet)]),
    ...matchesOf(html, /<style[^>]*>([^<]*)<\/style>/g).flatMap((css) => [...classesIn(css)]),
  ]);

/** The linked stylesheets, without one that is only fetched for the next page. */
export const sheetsOf = (html: string) => matchesOf(html, /<link rel="stylesheet" href="([^"]+)"/g);

/** "page: class" of everything that only the sheets of other pages speak of. */
export function bareClasses(pages: readonly Shown[], among: readonly Shown[] = pages): string[] {
  const anywhere = new Set(among.flatMap(({ html }) => [...styledBy(html)]));
  return pages.flatMap(({ name, html }) => {
    const own = styledBy(html);
    const used = new Set(matchesOf(html, / class="([^"]+)"/g).flatMap((names) => names.split(" ")));
    return [...used]
      .filter((one) => anywhere.has(one) && !own.has(one))
      .map((one) => `${name}: ${one}`);
  });
}
