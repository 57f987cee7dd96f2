// Every page of the build as someone meets it: with much in it, with nothing in it, and refused.
import { accessRows } from "../pages/access-rows";
import { confirmations, fixedFields } from "../pages/empty-forms";
import type { InProcessPortal } from "../portal/in-process-portal";
import { addressOf, pageTable, type PageRoute } from "../pages/page-table";
import { recordsOf } from "../people/records";
import type { ShownPage } from "../pages/shown-page";
import type { Visitor } from "../people/visitor";

export const states = ["full", "empty", "error"] as const;
export type State = (typeof states)[number];
type Area = "visitor" | "customer" | "admin";

export interface PageState {
  /** As the page table writes it. */
  readonly path: string;
  readonly address: string;
  readonly area: Area;
  readonly state: State;
  readonly html: string;
  /** The user who views it. */
  readonly person: Visitor;
}

/** The lists of the back office are never empty, but a search may find nothing: of a name, or of days. */
const findingNothing = "?search=unknown-name-1999&from=1999-01-01&to=1999-01-01";

export async function pageStates(
  portal: InProcessPortal,
  wanted: readonly State[] = states,
): Promise<PageState[]> {
  const hana = await portal.signInAs("hana");
  const records = await recordsOf(portal, hana, "hana");
  const people = {
    visitor: portal.visitor(),
    customer: hana,
    admin: await portal.signInAs("admin"),
  };
  const nora = await portal.signInAs("nora");
  const looks: PageState[] = [];
  const keep = async (
    look: Omit<PageState, "html">,
    request: (person: Visitor) => Promise<ShownPage>,
    ...expected: readonly number[]
  ) => {
    if (!wanted.includes(look.state)) return;
    const answer = await request(look.person);
    if (expected.includes(answer.status) && isPage(answer))
      looks.push({ ...look, html: answer.html });
  };

  for (const route of await pageTable()) {
    const area = areaOf(route);
    if (area === undefined) continue;
    const [{ path, takesPosts }, person] = [route, people[area]];
    const address = addressOf(path, records);
    const look = { path, address, area, person };
    await keep({ ...look, state: "full" }, (one) => one.get(address), 200, 404);
    if (area === "customer")
      await keep({ ...look, person: nora, state: "empty" }, (one) => one.get(address), 200);
    if (area === "admin" && /^\/admin\/\w+(\/users)?$/.test(path))
      await keep(
        { ...look, address: address + findingNothing, state: "empty" },
        (one) => one.get(address + findingNothing),
        200,
      );
    if (takesPosts && !confirmations.has(path))
      await keep(
        { ...look, state: "error" },
        (one) => one.post(address, fixedFields[path] ?? {}),
        200,
      );
  }
  return looks;
}

function areaOf({ path }: PageRoute): Area | undefined {
  const [visitor, owner, , , admin] = accessRows[path] ?? [];
  if (path === "/*" || visitor === "page") return "visitor";
  if (owner === "page") return "customer";
  return admin === "page" ? "admin" : undefined;
}

const isPage = ({ headers }: ShownPage) =>
  (headers.get("content-type") ?? "").startsWith("text/html");
