// What each single role finds, in the back office and on the customer pages that staff see: the pages of its work, and no link or form that leads to a refusal. Who may do what is read from the operations.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedStaff } from "~server/seed/staff";
import { rightsOf, rolesWith, staffRoles, type StaffRole } from "~server/kernel/staff-roles";
import { rightsByCall, type StaffCall } from "~server/staff-calls";
import type { Operation } from "~server/http/operation";
import { operations } from "~server/operations";
import { controlsOf, type Control } from "../support/pages/controls";
import { addressOf, pageTable, type PageRoute } from "../support/pages/page-table";
import { kindOfAddress } from "../support/pages/kind-of-address";
import type { ShownPage } from "../support/pages/shown-page";
import { validForms } from "../support/pages/valid-forms";
import { recordsOf, reviewOf } from "../support/people/records";
import type { Visitor } from "../support/people/visitor";
import { openPortal, type InProcessPortal } from "../support/portal/in-process-portal";

const roleWords = /Your staff role doesn't allow this|You don't have access to this page/;
/** Prices are the same for everyone. */
const pages = (await pageTable()).filter(
  ({ path }) => /^\/(admin|dashboard)/.test(path) && !path.startsWith("/dashboard/markets"),
);

type Viewer = StaffRole | "all";
/** Whose pages are walked: each role's, and those of an administrator who has all of them. */
const viewers: readonly Viewer[] = [...staffRoles, "all"];

const rolesOf = (viewer: Viewer): readonly StaffRole[] =>
  viewer === "all" ? staffRoles : [viewer];
const mayCall = (viewer: Viewer, call: StaffCall) => {
  const held = rightsOf(rolesOf(viewer));
  return rightsByCall[call].some((right) => held.has(right));
};
/** A page of one or several calls is for those who may make any of them. */
const isFor = (viewer: Viewer, { calls }: PageRoute) =>
  calls.length === 0 || calls.some((call) => mayCall(viewer, call));

interface Found {
  readonly page: ShownPage;
  readonly controls: readonly Control[];
}

let portal: InProcessPortal;
const people = new Map<Viewer, Visitor>();
/** What each finds, by the address without its records. */
const found = new Map<Viewer, Map<string, Found>>();
/** The calls by which a page was refused for the caller's role, and the changes that were made. */
const refused: Operation[] = [];
const made: Operation[] = [];

beforeAll(async () => {
  portal = await openPortal();
  const { backend } = portal;
  await seedStaff(backend);
  globalThis.portalBackend = Promise.resolve({
    ...backend,
    call: async (operation: Operation, call: Parameters<typeof backend.call>[1]) => {
      const answer = await backend.call(operation, call);
      const isRole = !answer.ok && ["role_missing", "forbidden"].includes(answer.problem.code);
      if (isRole) refused.push(operation);
      if (operation.method !== "GET") made.push(operation);
      return answer;
    },
  });
  for (const viewer of viewers) people.set(viewer, await signIn(viewer));
  const hana = await portal.signInAs("hana");
  const records = await recordsOf(portal, hana, "hana");
  await addOfficeRecords(hana);
  const starts = pages
    .map(({ path }) => addressOf(path, records))
    .filter((address) => !address.includes(":"));
  for (const viewer of viewers) found.set(viewer, await lookAround(personOf(viewer), starts));
}, 240_000);
afterAll(() => portal.close());

const personOf = (viewer: Viewer): Visitor => people.get(viewer) ?? portal.visitor();
const foundBy = (viewer: Viewer) => found.get(viewer) ?? new Map<string, Found>();

async function signIn(viewer: Viewer): Promise<Visitor> {
  if (viewer === "all") return portal.signInAs("admin");
  const person = portal.visitor();
  const page = await person.get("/admin/login");
  await person.submit(page, { email: `${viewer}@example.com`, password: "demonstration" });
  await person.get("/privacy");
  return person;
}

/** A message, a request for a name, and a payout in a batch. */
async function addOfficeRecords(hana: Visitor): Promise<void> {
  const visitor = portal.visitor();
  await visitor.submit(await visitor.get("/contact"), {
    fullname: "Tess Twice",
    email: "tess@example.org",
    message: "How long does it take?",
  });
  await hana.submit(await hana.get("/dashboard/settings"), { fullname: "Hana Hopper" });
  const admin = personOf("all");
  await hana.submit(await hana.get(await reviewOf(hana, "withdrawal")));
  const list = await admin.get("/admin/transactions?status=pending&type=withdrawal");
  const [href = ""] = list.html.match(/\/admin\/transactions\/[0-9a-f-]{36}/) ?? [];
  await admin.submit(await admin.get(href), {}, { form: "approve" });
  await admin.submit(await admin.get("/admin/payouts?select=all"), {}, { form: "payout-batch" });
}

/** An address without its records and its query. */
const kindOf = (address: string) => kindOfAddress(address.split("?")[0] ?? "");

/** Opens each page, and every kind of address that one of them links to. */
async function lookAround(person: Visitor, starts: readonly string[]) {
  const [seen, waiting] = [new Map<string, Found>(), [...starts]];
  const begun = new Set(waiting.map(kindOf));
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const page = await person.get(address);
    const controls = page.status === 200 ? controlsOf(page) : [];
    seen.set(kindOf(address), { page, controls });
    for (const { href, isPost } of controls) {
      if (isPost || begun.has(kindOf(href))) continue;
      begun.add(kindOf(href));
      waiting.push(href);
    }
  }
  return seen;
}

/** The page of the table that an address belongs to. */
function routeOf(address: string): PageRoute | undefined {
  const parts = (address.split("?")[0] ?? "").split("/");
  const fits = ({ path }: PageRoute) => {
    const wanted = path.split("/");
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) => part.startsWith(":") || part === parts[index])
    );
  };
  const placesIn = ({ path }: PageRoute) => path.split(":").length;
  return pages.filter(fits).sort((left, right) => placesIn(left) - placesIn(right))[0];
}

/** Not those of an approval request, which needs the right of what it would change, or of a bulk action, which only its creator sees. */
const isOfRole = ({ path, calls }: PageRoute) =>
  calls.some((call) => rightsByCall[call].length <= 2) && !path.includes(":bulkAction");

test("the pages of the back office name the calls that they are for", () => {
  const named = new Set(pages.flatMap(({ calls }) => calls));
  const changes = Object.keys(rightsByCall).filter((name) => {
    const [noun = "", verb = ""] = name.split(".");
    const verbs: Readonly<Record<string, Operation>> | undefined =
      operations[noun as keyof typeof operations];
    return verbs?.[verb]?.method !== "GET";
  });
  expect(changes.filter((name) => named.has(name as StaffCall)).length).toBeGreaterThan(25);
});

describe.each(viewers)("%s", (viewer) => {
  test("opens the pages of the role; the others say which role they require", () => {
    const wrong: string[] = [];
    for (const [kind, { page }] of foundBy(viewer)) {
      const route = routeOf(page.path);
      if (!route || route.calls.length === 0) continue;
      const expected = isFor(viewer, route);
      const isClosed = page.status === 403;
      if (isClosed === expected) wrong.push(`${kind} ${page.status}`);
      if (isClosed) {
        const named = rolesWith(route.calls.flatMap((call) => rightsByCall[call]));
        expect([kind, page.text]).toEqual([kind, expect.stringMatching(roleWords)]);
        expect(named.length).toBeGreaterThan(0);
      }
    }
    expect(wrong).toEqual([]);
  });

  test("is shown only links to pages that open", () => {
    const seen = foundBy(viewer);
    const dead = [...seen.values()].flatMap(({ page, controls }) =>
      controls
        .filter(({ isPost }) => !isPost)
        .flatMap(({ href }) => {
          const status = seen.get(kindOf(href))?.page.status ?? 0;
          return [200, 303].includes(status) ? [] : [`${page.path} -> ${href} ${status}`];
        }),
    );
    expect(dead).toEqual([]);
  });

  test("is shown every link to a page of the role that an administrator with all roles is shown", () => {
    const linked = (whose: Viewer) =>
      new Set(
        [...foundBy(whose).values()].flatMap(({ controls }) =>
          controls.flatMap(({ href }) => routeOf(href) ?? []),
        ),
      );
    const shown = linked(viewer);
    const missing = [...linked("all")].filter(
      (route) => isOfRole(route) && isFor(viewer, route) && !shown.has(route),
    );
    expect(missing.map(({ path }) => path)).toEqual([]);
  });
});

describe.each(staffRoles)("%s, sending each form that is shown,", (viewer) => {
  test("is refused nothing for want of a role", async () => {
    const person = personOf(viewer);
    const forms = new Map<string, { from: string; control: Control }>();
    for (const { page, controls } of foundBy(viewer).values())
      for (const control of controls)
        if (control.isPost)
          forms.set(`${kindOf(control.href)} ${control.id}`, { from: page.path, control });
    const wrong: string[] = [];
    for (const { from, control } of forms.values()) {
      const route = routeOf(control.href);
      if (route && !isFor(viewer, route)) wrong.push(`${from} -> ${control.href}`);
      // Drawn again, since an earlier form may have changed its record.
      const page = await person.get(from);
      const drawn = controlsOf(page).find(
        ({ id, href }) => id === control.id && href === control.href,
      );
      if (!drawn) continue;
      const valid = validForms.find(({ path }) => path === route?.path)?.fields ?? {};
      refused.length = 0;
      const answer = await person.follow(
        await person.post(drawn.href, { ...drawn.fields, ...valid }),
      );
      if (refused.length > 0 || roleWords.test(answer.text))
        wrong.push(`${from} -> ${control.href} ${refused.map(({ path }) => path).join()}`);
    }
    expect(wrong).toEqual([]);
    expect(forms.size).toBeGreaterThan(0);
  });
});
