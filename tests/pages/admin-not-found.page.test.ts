// Addresses under /admin that nothing has: a page of the back office for administrators, and for others no different from those that are there.
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());

const unknown = [
  "/admin/no-such-page",
  "/admin/users/somebody/no-such-page",
  "/admin/transactions.xml",
] as const;

test.each(unknown)(
  "an administrator at %s sees an error page of the back office, with links back",
  async (path) => {
    const page = await (await portal.signInAs("admin")).get(path);
    expect([page.status, page.heading]).toEqual([404, "Page not found"]);
    expect(page.html).toContain('aria-label="Admin menu"');
    expect([page.link("User Management"), page.links("Dashboard")]).toEqual([
      "/admin/users",
      expect.arrayContaining(["/admin"]),
    ]);
    expect(page.html).toMatch(/class="back" href="\/admin"/);
    expect(page.html).toContain("<title>Page not found");
  },
);

test.each(["visitor", "customer"] as const)(
  "a %s is sent to sign in there, as from every page of the back office",
  async (who) => {
    const person = who === "visitor" ? portal.visitor() : await portal.signInAs("hana");
    for (const path of ["/admin", "/admin/users", ...unknown]) {
      const answer = await person.get(path);
      expect([path, answer.status, answer.location]).toEqual([
        path,
        303,
        `/admin/login?returnTo=${encodeURIComponent(path)}`,
      ]);
    }
  },
);
