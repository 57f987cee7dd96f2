// Whether a page loads the stylesheets it needs: finds classes that only stylesheets of other pages define.
import { readFileSync } from "node:fs";

interface Shown {
  readonly name: string;
  readonly html: string;
}

const matchesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found);

const known = new Map<string, ReadonlySet<string>>();

/** The classes that one stylesheet of the build defines. */
function classesOf(sheet: string): ReadonlySet<string> {
  const kept =
    known.get(sheet) ??
    new Set(
      matchesOf(
        readFileSync(new URL(`../../../public${sheet}`, import.meta.url), "utf8"),
        /\.([a-z][\w-]*)/g,
      ),
    );
  known.set(sheet, kept);
  return kept;
}

/** The linked stylesheets, and the inlined ones. */
export const sheetsOf = (html: string) =>
  matchesOf(html, /<link rel="stylesheet"(?: media="not all")? href="([^"]+)"/g);

/** "page: class" of everything that only the sheets of other pages speak of. */
export function bareClasses(pages: readonly Shown[], among: readonly Shown[] = pages): string[] {
  const anywhere = new Set(
    among.flatMap(({ html }) => sheetsOf(html)).flatMap((sheet) => [...classesOf(sheet)]),
  );
  return pages.flatMap(({ name, html }) => {
    const own = new Set(sheetsOf(html).flatMap((sheet) => [...classesOf(sheet)]));
    const used = new Set(matchesOf(html, / class="([^"]+)"/g).flatMap((names) => names.split(" ")));
    return [...used]
      .filter((one) => anywhere.has(one) && !own.has(one))
      .map((one) => `${name}: ${one}`);
  });
}
