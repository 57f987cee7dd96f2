// What each role finds in the admin area: the pages of its work, and no link or form that leads to a refusal.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { rolesAsText, staffRoles, type StaffRole } from "~server/kernel/staff-roles";
import { addressOf, pageTable } from "../support/pages/page-table";
import { kindOfAddress } from "../support/pages/kind-of-address";
import type { ShownForm, ShownPage } from "../support/pages/shown-page";
import { recordsOf } from "../support/people/records";
import type { Visitor } from "../support/people/visitor";
import { openPortal, type InProcessPortal } from "../support/portal/in-process-portal";
import { sampled, sized } from "../support/sized";

const person = "/admin/users/:userId";
const wallet = "/admin/wallets/:userId";
const transaction = "/admin/transactions/:id";
const selection = "/admin/transactions/selections/:selection";

const pagesByRoles: readonly (readonly [readonly StaffRole[], readonly string[]])[] = [
  [["support"], ["/admin/users/new"]],
  [
    ["owner"],
    ["new", ":member/roles", ":member/ending", ":member/invitation"].map(
      (page) => `/admin/staff/${page}`,
    ),
  ],
  [["support", "compliance", "owner"], [`${person}/edit`]],
  [["support", "compliance", "treasury"], [`${person}/note`]],
  [["auditor", "compliance"], [`${person}/documents/:document`]],
  [
    ["compliance"],
    [
      "deletion",
      "second-factor",
      "email-change",
      "payout-hold",
      "payout-hold/lifting",
      "kyc-approval",
      "kyc-rejection",
    ].map((page) => `${person}/${page}`),
  ],
  [
    ["compliance", "treasury"],
    [
      ...["card", "card-photo", "bank-details"].map((page) => `${wallet}/${page}`),
      `${transaction}/destination`,
      `${transaction}/card`,
      "/admin/payout-stop/:stop/start",
    ],
  ],
  [
    ["treasury"],
    [
      ...["approval", "rejection", "pending-mark", "settlement"].map(
        (page) => `${transaction}/${page}`,
      ),
      ...["payout-sent", "payout-arrival", "payout-return"].map((page) => `${transaction}/${page}`),
      ...[selection, `${selection}/approval`, `${selection}/rejection`],
      ...["balances", "balances/review", "credit", "creation", "deletion"].map(
        (page) => `${wallet}/${page}`,
      ),
    ],
  ],
  [
    ["auditor", "compliance", "treasury"],
    ["users", "transactions", "wallets", "wallets/users", "reconciliation"].map(
      (list) => `/admin/${list}.csv`,
    ),
  ],
];
/** The pages that take a role, and the roles that open them. */
const restricted = new Map(
  pagesByRoles.flatMap(([roles, paths]) => paths.map((path) => [path, roles] as const)),
);

const roleWords = /Your staff role doesn't allow this|You don't have access to this page/;
const pages = (await pageTable()).filter(({ path }) => path.startsWith("/admin"));

/** Every address of the portal that a page links to. */
function linksOf({ html }: ShownPage): string[] {
  const links = [...html.matchAll(/href="(\/(?:admin|documents)[^"#]*)/g)];
  return links.map(([, href = ""]) => href.replaceAll("&amp;", "&"));
}

/** In `npm test` two roles, in `npm run matrix` each. */
const tried = sampled<readonly StaffRole[]>(["support", "treasury"], staffRoles);

describe.each(tried)("%s", (role) => {
  let portal: InProcessPortal;
  let admin: Visitor;
  /** Each page as this role finds it. */
  const found = new Map<string, ShownPage>();

  beforeAll(async () => {
    portal = await openPortal();
    const records = await recordsOf(portal, await portal.signInAs("hana"), "hana");
    admin = await portal.signInAs("admin");
    const users = usersIn(portal.backend.context.storage.db);
    const { id = "" } = (await users.byEmail("admin@example.com")) ?? {};
    await users.update(id, { staff_roles: rolesAsText([role]) });
    for (const { path } of pages) found.set(path, await admin.get(addressOf(path, records)));
  });
  afterAll(() => portal.close());

  test("opens the pages of the role; the others say which role they require", () => {
    const closed: string[] = [];
    for (const [path, page] of found) {
      if (page.status !== 403) continue;
      closed.push(path);
      expect([path, page.text]).toEqual([path, expect.stringMatching(roleWords)]);
    }
    const expected = [...restricted].filter(([, roles]) => !roles.includes(role));
    expect(closed.sort()).toEqual(expected.map(([path]) => path).sort());
  });

  test("finds no link and no form that leads to a refusal", async () => {
    const [links, forms] = [new Map<string, string>(), new Map<string, ShownForm>()];
    for (const [path, page] of found) {
      if (page.status !== 200) continue;
      for (const href of linksOf(page)) links.set(href, path);
      for (const form of page.forms)
        if ("key" in form.fields)
          forms.set(`${form.action ?? page.path} ${form.id}`, {
            ...form,
            action: form.action ?? page.path,
          });
    }
    const refused: string[] = [];
    const kinds = new Map([...links].map(([href]) => [kindOfAddress(href), href]));
    const opened = sized([...kinds.values()], [...links.keys()]);
    for (const href of opened)
      if ((await admin.get(href)).status === 403) refused.push(`${links.get(href)} -> ${href}`);
    for (const { action = "", fields } of forms.values()) {
      if (action === "/logout") continue;
      const answer = await admin.follow(await admin.post(action, fields));
      if (roleWords.test(answer.text)) refused.push(action);
    }
    expect(refused).toEqual([]);
    expect([links.size > 50, forms.size > 0]).toEqual([true, true]);
  });
});
