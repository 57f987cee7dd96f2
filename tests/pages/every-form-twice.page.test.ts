// Every form sent twice in parallel, once more, and again after Back: one effect, and the same
// answer for all.
import { existsSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { usersIn } from "../../server/features/users/store";
import { auditIn } from "../../server/features/audit/store";
import { databaseState } from "../support/database/database-state";
import { validForms, testedElsewhere, type ValidForm } from "../support/pages/valid-forms";
import { openPortal } from "../support/portal/in-process-portal";
import { addressOf, pageTable } from "../support/pages/page-table";
import { recordsOf } from "../support/people/records";
import type { ShownPage } from "../support/pages/shown-page";

const portal = await openPortal();
const hana = await portal.signInAs("hana");
const people = {
  hana,
  admin: await portal.signInAs("admin"),
  pavel: await portal.signInAs("pavel"),
};
const records = await recordsOf(portal, hana, "hana");
const pavel = await usersIn(portal.backend.context.storage.db).byEmail("pavel@example.com");
afterAll(() => portal.close());

/** How often someone tried is counted each time. */
const tries = ["failed_attempts", "rate_limits"];

function changedTables(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] {
  return Object.keys(after).filter(
    (table) => before[table] !== after[table] && !tries.includes(table),
  );
}

/** What is noted each time it is shown has no address that shows it again. */
const showsOnce = new Set([
  "/admin/transactions/:id/destination",
  "/admin/users/:userId/payees/:payee",
  ...["card", "card-photo", "bank-details"].map((what) => `/admin/wallets/:userId/${what}`),
]);

const shown = ({ status, location, heading, messages }: ShownPage) =>
  `${status} ${location ?? heading} ${messages.join("; ")}`;

async function actions(): Promise<string[]> {
  const lines = await auditIn(portal.backend.context.storage.db).find({}, 500);
  return lines.map(({ action, subject }) => `${action} ${subject}`);
}

test("every form is here or has its own test", async () => {
  const posts = (await pageTable()).filter(({ takesPosts }) => takesPosts).map(({ path }) => path);
  expect(
    [...new Set([...validForms.map(({ path }) => path), ...Object.keys(testedElsewhere)])].sort(),
  ).toEqual(posts.sort());
  expect(Object.values(testedElsewhere).filter((file) => !existsSync(`tests/${file}`))).toEqual([]);
});

test.each(validForms.map((form) => [`${form.path}${form.query}`, form] as const))(
  "%s",
  async (_address, { path, who, fields, query, of, writesEachTime }: ValidForm) => {
    const person = who === "visitor" ? portal.visitor() : people[who];
    const address = `${addressOf(path, of === "hana" ? records : { ...records, person: pavel?.id ?? "" })}${query}`;
    const page = await person.get(address);
    const form = page.status === 200 ? page.formFor(path)?.id : undefined;
    // Some pages only take posts, from a button that stands elsewhere.
    const send = () =>
      page.status === 200
        ? person.submit(page, fields, form === undefined ? {} : { form })
        : person.post(address, fields);
    const before = await actions();
    const atOnce = await Promise.all([send(), send()]);
    const done = databaseState(portal.dataDir);
    const noted = (await actions()).slice(0, -before.length || undefined);
    const later = [await send(), await send()];

    expect(
      new Set([...atOnce, ...later].map(shown)).size,
      [...atOnce, ...later].map(shown).join(" | "),
    ).toBe(1);
    // A page to go back to and to load again, but where the answer is shown this once.
    expect([atOnce[0]?.status, atOnce[0]?.isRefusal], atOnce.map(shown).join(" | ")).toEqual([
      showsOnce.has(path) ? 200 : 303,
      false,
    ]);
    expect(
      changedTables(done, databaseState(portal.dataDir)).filter(
        (table) => !writesEachTime.includes(table),
      ),
    ).toEqual([]);
    if (writesEachTime.length === 0) expect(noted).toEqual([...new Set(noted)]);
  },
);
