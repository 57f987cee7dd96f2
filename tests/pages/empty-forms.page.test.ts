// Every form that marks a required field, sent with nothing in it: the same page with its faults.
import { afterAll, describe, expect, test } from "vitest";
import { databaseState } from "../support/database/database-state";
import { emptiedForm } from "../support/pages/emptied-form";
import { openPortal } from "../support/portal/in-process-portal";
import { addressOf, pageTable } from "../support/pages/page-table";
import { recordsOf } from "../support/people/records";
import type { ShownPage } from "../support/pages/shown-page";
import type { Visitor } from "../support/people/visitor";

const portal = await openPortal();
const pages = await pageTable();
const hana = await portal.signInAs("hana");
const records = await recordsOf(portal, hana, "hana");
const admin = await portal.signInAs("admin");
afterAll(() => portal.close());

const noForm = new Set(["/api/*"]);

const posts = pages
  .filter(({ path, takesPosts }) => takesPosts && !noForm.has(path))
  // A record that does not exist yet has no form.
  .filter(({ path }) => !addressOf(path, records).includes(":"))
  .map(({ path }) => path);

function personFor(path: string): Visitor {
  if (path === "/login" || path === "/signup" || path === "/admin/login") return portal.visitor();
  return path.startsWith("/admin/") || /:id\/(status|deletion)$/.test(path) ? admin : hana;
}

const sentEmpty = async (path: string) => {
  const page = await personFor(path).get(addressOf(path, records));
  const fields = emptiedForm(page, path);
  return fields && { path, fields };
};
const asking = (await Promise.all(posts.map(sentEmpty))).filter((one) => one !== undefined);

test("most pages that take posts ask for something", () => {
  expect(asking.length).toBeGreaterThan(25);
});

describe.each(asking)("$path", ({ path, fields }) => {
  test("sent empty is the same page, with errors that link to their fields", async () => {
    const person = personFor(path);
    const address = addressOf(path, records);
    const before = databaseState(portal.dataDir);
    const shown = await person.get(address);
    const answer = await person.post(address, fields);
    expect([answer.status, answer.heading]).toEqual([200, shown.heading]);
    expect(answer.isRefusal).toBe(true);
    const again = await person.get(answer.path);
    expect([again.title, again.faults]).toEqual([answer.title, answer.faults]);
    expect(answer.title).toBe(`Error: ${shown.title}`);
    expect(answer.faults.length).toBeGreaterThan(0);
    expect(
      answer.faults.filter(({ fieldId }) => fieldId === undefined || !answer.hasId(fieldId)),
    ).toEqual([]);
    expect(brokenReferences(answer)).toEqual([]);
    expect(databaseState(portal.dataDir)).toEqual(before);
  });
});

describe.each(pages.map(({ path }) => path))("%s", (path) => {
  test("has each ID once, and refers to no missing ID", async () => {
    expect(brokenReferences(await personFor(path).get(addressOf(path, records)))).toEqual([]);
  });
});

/** Ids that stand twice, and labels, descriptions and local links that lead nowhere. */
function brokenReferences({ html }: ShownPage): string[] {
  const valuesOf = (attribute: string) =>
    [...html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, "g"))].map(([, value = ""]) => value);
  const ids = valuesOf("id");
  const doubled = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `twice: ${id}`);
  const named = ["aria-describedby", "aria-labelledby", "aria-controls", "for"].flatMap(
    (attribute) =>
      valuesOf(attribute).flatMap((value) =>
        value.split(" ").map((id) => [attribute, id] as const),
      ),
  );
  const linked = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id = ""]) => ["href", id] as const);
  return [
    ...doubled,
    ...[...named, ...linked].filter(([, id]) => !ids.includes(id)).map((pair) => pair.join(": ")),
  ];
}
