// What isn't there in the signed-in areas: a page of the area, with its menu; others are sent to sign in, as from pages that are there.
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());

const unknownId = "01a20b01-e786-784b-8626-277cc813aa3f";
const unknownPages = [
  "/admin/no-such-page",
  "/admin/users/unknown/no-such-page",
  "/admin/transactions.xml",
] as const;

test.each([...unknownPages, `/admin/users/${unknownId}/documents/${unknownId}`])(
  "an administrator at %s sees an error page of the back office",
  async (path) => {
    const page = await (await portal.signInAs("admin")).get(path);
    expect([page.status, page.heading]).toEqual([404, "Page not found"]);
    expect(page.html).toContain('aria-label="Admin menu"');
    expect([page.link("User Management"), page.link("Go to the dashboard")]).toEqual([
      "/admin/users",
      "/admin",
    ]);
    expect(page.html).toContain("<title>Page not found");
  },
);

test.each(["/dashboard/no-such-page", "/dashboard/wallet/payments/none"])(
  "a customer at %s sees an error page of the customer area",
  async (path) => {
    const page = await (await portal.signInAs("hana")).get(path);
    expect([page.status, page.heading]).toEqual([404, "Page not found"]);
    expect([page.link("Statements"), page.link("Go to the dashboard")]).toEqual([
      "/dashboard/statements",
      "/dashboard",
    ]);
    expect(page.html).toContain("<title>Page not found");
  },
);

test.each(["visitor", "customer"] as const)(
  "a %s is sent to sign in at the back office, as from every page of it",
  async (who) => {
    const person = who === "visitor" ? portal.visitor() : await portal.signInAs("hana");
    for (const path of ["/admin", "/admin/users", ...unknownPages]) {
      const answer = await person.get(path);
      expect([path, answer.status, answer.location]).toEqual([
        path,
        303,
        `/admin/login?returnTo=${encodeURIComponent(path)}`,
      ]);
    }
  },
);

const refusedPosts = [
  ["hana", "/dashboard/settings/sessions/none/ending", 404, "Statements"],
  ["hana", "/dashboard/statements", 405, "Statements"],
  ["admin", `/admin/approval-requests/${unknownId}/none`, 404, "User Management"],
  ["admin", "/admin/no-such-page", 405, "User Management"],
] as const;

test.each(refusedPosts)(
  "a post by %s to %s that is refused with %i keeps the frame of its area",
  async (who, path, status, menu) => {
    const person = await portal.signInAs(who);
    const page = await person.post(path, {});
    expect([page.status, page.links(menu).length > 0]).toEqual([status, true]);
    expect(page.link("Go to the dashboard")).toBe(who === "admin" ? "/admin" : "/dashboard");
  },
);

test("a post from another site comes without the session, so it shows nothing of an area", async () => {
  const person = await portal.signInAs("hana");
  const page = await person.post("/dashboard/settings", {}, { "Sec-Fetch-Site": "cross-site" });
  expect([page.status, page.links("Statements")]).toEqual([403, []]);
});

test("a visitor's refused post shows nothing of an area", async () => {
  for (const path of ["/admin/no-such-page", "/dashboard/statements"]) {
    const page = await portal.visitor().post(path, {});
    expect([page.links("Statements"), page.links("User Management")]).toEqual([[], []]);
  }
});

test("an error page leaves a notice for the next page, and doesn't change the session", async () => {
  const hana = await portal.signInAs("hana");
  const list = await hana.get("/dashboard/transactions");
  const [path = ""] = /\/dashboard\/transactions\/[\w-]{30,}/.exec(list.html) ?? [];
  const { fields } = (await hana.get(`${path}/edit`)).form();
  await hana.postOnly(`${path}/edit`, { ...fields, description: "Rent" });
  const missing = await hana.get("/dashboard/no-such-page");
  expect([missing.status, missing.notice]).toEqual([404, ""]);
  expect(missing.headers.getSetCookie().filter((line) => line.startsWith("session="))).toEqual([]);
  expect((await hana.get(path)).notice).toBe("Transaction updated");
});
