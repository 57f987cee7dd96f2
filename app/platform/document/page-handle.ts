// The static properties of a page: `export const handle = { title: "Wallet" } satisfies PageHandle`.

import type { StaffRight } from "~server/kernel/staff-roles";
import type { StaffAccess, StaffCall } from "~server/staff-calls";
import type { PageText } from "~/ui/page-text";

/** Which scripts the page loads; see `root.tsx`. */
export type ScriptTier = "none" | "enhance";

export interface PageHandle {
  /**
   * The page's name for the title bar. The deepest
   * route that has one wins. Root draws it as "Wallet · Meridian", and after a refused post as
   * "Error: Wallet · Meridian": routes export no `meta`, since Remix's `meta` does not know of actions.
   */
  title?: string | PageText;
  /** One or two sentences for search results and shared links. A page without any is kept out of them. */
  description?: string | PageText;
  /** The deepest route with a value wins; `enhance` by default. */
  scripts?: ScriptTier;
  /** Seconds until the page reloads without scripts, only if the user turned that on. */
  refreshAfter?: (loaderData: unknown) => number | undefined;
  /**
   * The staff call that the page is for, or several of which one is enough: who may make none of them
   * sees which roles may. In the customer area, only for pages that no customer has.
   */
  calls?: StaffCall | readonly StaffCall[];
  /** The rights of which the page requires one, where they depend on the record; none if it is for all staff. */
  rights?: (loaderData: unknown, access: StaffAccess) => readonly StaffRight[];
  /** Whether the page may frame a response of the portal. */
  framesOwn?: true;
  /** Whether the next page is probably the first signed-in one, whose stylesheet the browser then fetches ahead. */
  leadsInside?: true;
}

/** The routes around all pages of a signed-in area. */
export const areaLayouts: readonly string[] = ["routes/admin/layout", "routes/customer/layout"];

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

interface PageMatch {
  readonly handle: unknown;
  readonly data: unknown;
}

/** The staff rights of which the page requires one; none if every user of the area may see it. */
export function rightsOfPage(
  matches: readonly PageMatch[],
  access: StaffAccess,
): readonly StaffRight[] {
  const page = matches.findLast(
    ({ handle }) => isPageHandle(handle) && (handle.rights ?? handle.calls) !== undefined,
  );
  if (!page || !isPageHandle(page.handle)) return [];
  const { rights, calls: named = [] } = page.handle;
  return rights?.(page.data, access) ?? [named].flat().flatMap((call) => access.calls[call]);
}
