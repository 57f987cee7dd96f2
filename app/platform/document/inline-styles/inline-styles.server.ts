// A page inlines the styles that its browser doesn't have yet: requesting them would take a round trip before anything is
// painted. In a signed-in area the browser fetches the sheets afterwards, and a cookie of the area lists those it has (decision 041).
// A public page sets no cookie for them and always inlines its own (decision 084).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isSecurePortal } from "../../settings.server";
import { hashOf } from "../bootstrap.server";
import { allSheets } from "../stylesheets";

interface InlineStyles extends Bundle {
  /** The stylesheets whose text is inlined. */
  readonly sheets: readonly string[];
  /** The placeholder for the text during rendering, because React would escape it. */
  readonly mark: string;
  /** The cookie that lists the sheets that the browser has from now on, if any. */
  readonly setCookie: string | undefined;
}

interface Bundle {
  readonly text: string;
  /** Its hash for the content security policy. */
  readonly hash: string;
}

const areas = /^\/(?:dashboard|admin)(?=\/|$)/;
const none: ReadonlySet<string> = new Set();
const yearSeconds = 365 * 24 * 60 * 60;

export const areaOf = (request: Request): string | undefined =>
  areas.exec(new URL(request.url).pathname)?.[0];

/** Nothing if the browser has every sheet of the page, or none can be inlined. */
export function inlineStyles(
  request: Request,
  sheets: readonly string[],
): InlineStyles | undefined {
  const area = areaOf(request);
  const had = area === undefined ? none : namedIn(request.headers.get("Cookie"));
  const missing = sheets.filter((sheet) => !had.has(markOf(sheet)) && textOf(sheet) !== null);
  if (missing.length === 0) return undefined;
  return {
    ...bundleOf(missing),
    sheets: missing,
    mark: "/* styles */",
    setCookie: area === undefined ? undefined : cookieOf(area, { had, missing }),
  };
}

interface Sheets {
  readonly had: ReadonlySet<string>;
  readonly missing: readonly string[];
}

function cookieOf(area: string, { had, missing }: Sheets): string {
  const marks = allSheets
    .filter((sheet) => had.has(markOf(sheet)) || missing.includes(sheet))
    .map(markOf);
  const attributes = `Path=${area}; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${isSecurePortal() ? "; Secure" : ""}`;
  return `styles=${marks.join(".")}; ${attributes}`;
}

function namedIn(cookies: string | null): ReadonlySet<string> {
  const marks = /(?:^|;\s*)styles=([\w.]*)/.exec(cookies ?? "")?.[1] ?? "";
  return new Set(marks.split("."));
}

/** The part of a sheet's name that changes with its content. */
const markOf = (sheet: string) => /-(\w+)\.css$/.exec(sheet)?.[1] ?? sheet;

const bundles = new Map<string, Bundle>();

function bundleOf(sheets: readonly string[]): Bundle {
  const key = sheets.join();
  const known = bundles.get(key);
  if (known) return known;
  const text = sheets.map(textOf).join("");
  const bundle = { text, hash: hashOf(text) };
  bundles.set(key, bundle);
  return bundle;
}

const texts = new Map<string, string | null>();

/** Null for a file that can't be read here (another folder or host), or whose text would close the element. */
function textOf(sheet: string): string | null {
  const known = texts.get(sheet);
  if (known !== undefined) return known;
  const text = read(join("public", sheet));
  texts.set(sheet, text);
  return text;
}

function read(path: string): string | null {
  try {
    const text = readFileSync(path, "utf8");
    return text.includes("</") ? null : text;
  } catch {
    return null;
  }
}
