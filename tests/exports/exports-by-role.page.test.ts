// The downloads that the pages of the back office offer, by role: each works, and has the columns of its page.
import { afterAll, describe, expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { roleRights, rolesAsText, staffRoles } from "~server/kernel/staff-roles";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());

const lists = [
  "/admin/users",
  "/admin/transactions",
  "/admin/wallets",
  "/admin/wallets/users",
  "/admin/reconciliation?show=all",
  "/admin/audit",
];
const downloads = /href="(\/admin\/[^"#]*\.csv[^"#]*)/g;
/** A column of each file that its page doesn't have. */
const further = [
  ["/admin/users.csv", "Phone"],
  ["/admin/transactions.csv", "Description"],
  ["/admin/wallets.csv", "Bonus"],
  ["/admin/wallets/users.csv", "Account status"],
] as const;
const contacts = ["Actor email", "Affected user email", "IP address"];

describe.each(staffRoles)("%s", (role) => {
  test("is offered only downloads that work", async () => {
    const admin = await portal.signInAs("admin");
    const users = usersIn(portal.backend.context.storage.db);
    const { id = "" } = (await users.byEmail("admin@example.com")) ?? {};
    await users.update(id, { staff_roles: rolesAsText([role]) });
    const offered = new Set<string>();
    for (const path of lists)
      for (const [, href = ""] of (await admin.get(path)).html.matchAll(downloads))
        offered.add(href.replaceAll("&amp;", "&"));
    const mayExport = (roleRights[role] as readonly string[]).includes("exports");
    expect([...offered].some((href) => href.startsWith("/admin/users.csv"))).toBe(true);
    expect([...offered].some((href) => href.startsWith("/admin/audit.csv"))).toBe(true);
    for (const href of offered) {
      const file = await admin.get(href);
      expect([href, file.status, file.headers.get("Content-Type")?.split(";")[0]]).toEqual([
        href,
        200,
        "text/csv",
      ]);
    }
    for (const [path, column] of further) {
      const [names = ""] = (await admin.get(path)).html.split("\r\n");
      expect([path, names.includes(column)]).toEqual([path, mayExport]);
    }
    const [heading = ""] = (await admin.get("/admin/audit.csv")).html.split("\r\n");
    for (const column of contacts) expect(heading.includes(column), column).toBe(mayExport);
    await users.update(id, { staff_roles: rolesAsText(staffRoles) });
  });
});
