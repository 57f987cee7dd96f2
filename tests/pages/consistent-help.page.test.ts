// Help stands at one place on every page of an area (3.2.6): the foot, in one order; in the back office the menu.
import { afterAll, describe, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import { pageStates, type PageState } from "../support/browser/page-states";

const portal = await openPortal();
afterAll(() => portal.close());
const pages = await pageStates(portal, ["full"]);

const places = {
  visitor: { part: /<footer[\s\S]*<\/footer>/, help: "/contact" },
  customer: { part: /<footer[\s\S]*<\/footer>/, help: "/contact" },
  admin: { part: /<nav[^>]*aria-label="Admin menu"[\s\S]*?<\/nav>/, help: "/admin/help" },
} as const;

/** Pages without the frame of their area: what is printed, signing in to the back office, and another company's page. */
const bare = new Set([
  "/admin/login",
  "/dashboard/transactions/print",
  "/simulated-gateway/:orderNumber",
]);

/** Where the links of that part lead, top to bottom. */
function linksOf({ area, html }: PageState): string[] {
  const part = places[area].part.exec(html)?.[0] ?? "";
  return [...part.matchAll(/\shref="([^"]*)"/g)].map(([, href = ""]) => href);
}

describe.each(["visitor", "customer", "admin"] as const)("for every %s", (area) => {
  test("help is found at the same place", () => {
    // A few pages within the customers' frame are for administrators alone.
    const isFramed = ({ path }: PageState) =>
      !bare.has(path) && (area !== "admin" || path.startsWith("/admin"));
    const framed = pages.filter((page) => page.area === area && isFramed(page));
    const [first, ...others] = framed.map((page) => ({ path: page.path, links: linksOf(page) }));
    expect(first?.links).toContain(places[area].help);
    expect(others.filter(({ links }) => links.join() !== first?.links.join())).toEqual([]);
  });
});
