// The static properties of a page: `export const handle = { title: "Wallet" } satisfies PageHandle`.

import type { Locale } from "~server/locales/locale";
import type { StaffRight } from "~server/kernel/staff-roles";
import type { SheetName } from "./stylesheets";

/** Which scripts the page loads; see `root.tsx`. */
export type ScriptTier = "none" | "enhance";

/** A text in the page's language; it may depend on the loader's data. */
export type PageText = (locale: Locale, loaderData: unknown) => string;

export interface PageHandle {
  /**
   * The page's name for the title bar. The deepest
   * route that has one wins. Root draws it as "Wallet · Meridian", and after a refused post as
   * "Error: Wallet · Meridian": routes export no `meta`, since Remix's `meta` does not know of actions.
   */
  title?: string | PageText;
  /** One or two sentences for search results and shared links. A page without any is kept out of them. */
  description?: string | PageText;
  /**
   * Seconds for which the rendered page may be cached for other visitors. Only for pages without personal
   * data and one-use keys; by default the page is rendered for each request.
   */
  sharedSeconds?: number;
  /** The deepest route with a value wins; `enhance` by default. */
  scripts?: ScriptTier;
  /** Seconds until the page reloads without scripts, only if the user turned that on. */
  refreshAfter?: (loaderData: unknown) => number | undefined;
  /** The staff right that the page requires, or several of which one is enough. */
  right?: StaffRight | readonly StaffRight[];
  /** Whether the page may frame a response of the portal. */
  framesOwn?: true;
  /** Stylesheets besides the one of every page. The deepest route that names any names all of them. */
  sheets?: readonly SheetName[];
}

/** The value that the deepest route of a page gives for one property of its handle. */
export function deepestHandleValue<Key extends keyof PageHandle>(
  handles: readonly unknown[],
  key: Key,
): PageHandle[Key] {
  return handles.filter(isPageHandle).findLast((handle) => handle[key] !== undefined)?.[key];
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null;
}

/** The staff rights of which the page requires one; none if every user of the area may see it. */
export function rightsOfPage(handles: readonly unknown[]): readonly StaffRight[] {
  return [deepestHandleValue(handles, "right") ?? []].flat();
}
