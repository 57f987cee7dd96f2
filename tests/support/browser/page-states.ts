// Every page of the build as someone meets it: with much in it, with nothing in it, and refused.
import type { InProcessPortal } from "../portal/in-process-portal";
import { emptiedForm } from "../pages/emptied-form";
import { addressOf, areaOf, pageTable, type Area } from "../pages/page-table";
import { recordsOf } from "../people/records";
import type { ShownPage } from "../pages/shown-page";
import type { Visitor } from "../people/visitor";

export const states = ["full", "empty", "error"] as const;
export type State = (typeof states)[number];

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
    const { path, takesPosts } = route;
    const address = addressOf(path, records);
    // Some pages of the customer area are for staff alone.
    const areas: readonly Area[] =
      areaOf(route) === "customer" ? ["customer", "admin"] : [areaOf(route)];
    const found = await firstShown(
      address,
      areas.map((area) => ({ area, person: people[area] })),
    );
    if (!found) continue;
    const { area, person, page } = found;
    const look = { path, address, area, person };
    await keep({ ...look, state: "full" }, async () => page, 200, 404);
    if (area === "customer")
      await keep({ ...look, person: nora, state: "empty" }, (one) => one.get(address), 200);
    if (area === "admin" && /^\/admin\/\w+(\/users)?$/.test(path))
      await keep(
        { ...look, address: address + findingNothing, state: "empty" },
        (one) => one.get(address + findingNothing),
        200,
      );
    const emptied = takesPosts ? emptiedForm(page, path) : undefined;
    if (emptied) await keep({ ...look, state: "error" }, (one) => one.post(address, emptied), 200);
  }
  return looks;
}

async function firstShown(
  address: string,
  viewers: readonly { readonly area: Area; readonly person: Visitor }[],
) {
  for (const viewer of viewers) {
    const page = await viewer.person.get(address);
    if (page.status === 200 || address === "/no-such-page") return { ...viewer, page };
  }
  return undefined;
}

const isPage = ({ headers }: ShownPage) =>
  (headers.get("content-type") ?? "").startsWith("text/html");
