// Words that want to be markup stay words, wherever they come back: forty attacks in every form and every question of the page table,
// in `npm test` of every second page.
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { allOperations } from "../support/api/caller";
import { openPortal } from "../support/portal/in-process-portal";
import { addressOf, pageTable } from "../support/pages/page-table";
import { recordsOf, reviewOf } from "../support/people/records";
import { sampled, sized } from "../support/sized";
import {
  addressAttacks,
  allAttacks,
  scriptAttacks,
  scriptsIn,
} from "../support/pages/script-attacks";

const portal = await openPortal({ MOVEMENTS_PER_TEN_MINUTES: "1000" });
const pages = await pageTable();
const hana = await portal.signInAs("hana");
const records = await recordsOf(portal, hana, "hana");
const admin = await portal.signInAs("admin");
afterAll(() => portal.close());

/** All attacks in one value, and those that do harm only at the beginning of one: on every third page one of them, and in `npm run faults` each everywhere. */
const valuesFor = (index: number) => [
  allAttacks,
  ...sized(
    addressAttacks.filter((_, at) => 3 * at === index % (3 * addressAttacks.length)),
    addressAttacks,
  ),
];
/** These say which form it is, and would only be refused. */
const own = new Set(["formToken", "key"]);
const leavingAlone = new Set(["/logout", "/api/*", "/dashboard/settings/payouts"]);

function personFor(path: string) {
  if (path.startsWith("/admin") && path !== "/admin/login") return admin;
  return path.startsWith("/dashboard") || path.startsWith("/simulated-gateway")
    ? hana
    : portal.visitor();
}

describe("the check of a page", () => {
  const contexts = [
    (attack: string) => `<p>${attack}</p>`,
    (attack: string) => `<input value="${attack}">`,
    (attack: string) => `<a href="${attack}">x</a>`,
  ];

  test.each(scriptAttacks)("finds %s where it is planted", (attack) => {
    expect(contexts.some((planted) => scriptsIn(planted(attack)).length > 0)).toBe(true);
  });

  test("finds nothing in escaped text", () => {
    expect(scriptAttacks).toHaveLength(40);
    const escaped = allAttacks
      .replace(/&/g, "&amp;")
      .replace(/</g, "&lt;")
      .replace(/>/g, "&gt;")
      .replace(/"/g, "&quot;")
      .replace(/'/g, "&#x27;");
    expect(
      scriptsIn(`<p title="${escaped}">${escaped}</p><script type="module">import("x")</script>`),
    ).toEqual([]);
  });
});

const taking = pages
  .filter(({ path, takesPosts }) => takesPosts && !leavingAlone.has(path))
  .map(({ path }) => path);
let attacked = 0;

/** With the values for each. */
const attackedOf = (paths: readonly string[]) =>
  paths
    .map((path, index) => [path, valuesFor(index)] as const)
    .filter((_, index) => sampled(index % 2 === 0, true));

describe.each(attackedOf(taking))("the forms at %s", (path, values) => {
  test("show entries as text", async () => {
    const [person, address] = [personFor(path), addressOf(path, records)];
    const page = await person.open(address);
    const forms = page.forms.filter(
      ({ id, action = address }) => id !== undefined && action.split("?")[0] === address,
    );
    for (const { fields } of forms) {
      const names = Object.keys(fields).filter((name) => !own.has(name));
      for (const value of values) {
        const answer = await person.post(address, {
          ...fields,
          ...Object.fromEntries(names.map((name) => [name, value])),
        });
        attacked += names.length;
        expect(answer.status).toBeLessThan(500);
        expect(scriptsIn(answer.html)).toEqual([]);
        expect(answer.location ?? "").not.toMatch(/^(javascript|data):/);
      }
    }
  });
});

test("hundreds of fields were attacked", () => {
  expect(attacked).toBeGreaterThan(sampled(100, 200));
});

const Properties = z.object({ properties: z.record(z.string(), z.unknown()).default({}) });
const askable = new Set(
  allOperations.flatMap(({ query }) =>
    query
      ? Object.keys(
          Properties.parse(z.toJSONSchema(query, { io: "input", unrepresentable: "any" }))
            .properties,
        )
      : [],
  ),
);
const pageQuestions = [
  "returnTo",
  "from",
  "page",
  "region",
  "submitted",
  "auto",
  "zoom",
  "token",
  "sent",
  "shown",
  "id",
  "chart",
  "timeframe",
  "ready",
];

test.each(attackedOf(pages.map(({ path }) => path)))(
  "%s treats its query as text",
  async (path, values) => {
    for (const attack of values) {
      const search = new URLSearchParams(
        [...new Set([...askable, ...pageQuestions])].map((name) => [name, attack]),
      );
      const answer = await personFor(path).open(`${addressOf(path, records)}?${search}`);
      expect(answer.status).toBeLessThan(500);
      expect(scriptsIn(answer.html)).toEqual([]);
    }
  },
);

test("forty descriptions look the same to the administrator", async () => {
  for (const attack of scriptAttacks.filter((one) => !one.includes("\0"))) {
    const review = await hana.get(
      await reviewOf(hana, "withdrawal", { amount: "1", description: attack }),
    );
    const receipt = await hana.follow(await hana.submit(review));
    const reference = /TX-\w+/.exec(receipt.text)?.[0] ?? "";
    const list = await admin.get("/admin/transactions");
    const detail = await admin.get(list.link(reference));
    expect(detail.text).toContain(attack.replace(/\s+/g, " "));
    expect([review, receipt, list, detail].flatMap(({ html }) => scriptsIn(html))).toEqual([]);
  }
});
