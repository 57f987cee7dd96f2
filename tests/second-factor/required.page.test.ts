// Administrators without two-step sign-in where it is required.
import { afterAll, describe, expect, test } from "vitest";
import { demoPassword } from "~server/kernel/demo-people";
import { openPortal } from "../support/portal/in-process-portal";
import { codeOf } from "../support/people/authenticator-code";
import type { ShownPage } from "../support/pages/shown-page";
import type { Visitor } from "../support/people/visitor";

const portal = await openPortal({ ADMIN_SECOND_FACTOR: "required" });
afterAll(() => portal.close());

const places = {
  customer: {
    login: "/login",
    factor: "/dashboard/settings/second-factor",
    confirm: "/dashboard/confirm-password",
    home: "/dashboard",
  },
  admin: {
    login: "/admin/login",
    factor: "/admin/second-factor",
    confirm: "/admin/confirm-password",
    home: "/admin",
  },
} as const;

const secretOn = ({ html }: ShownPage) =>
  (/class="secret">([^<]+)</.exec(html)?.[1] ?? "").replaceAll(" ", "");
const codeNow = (secret: string) => codeOf(secret, portal.backend.context.now());

async function setUp(person: Visitor, { factor }: { factor: string }) {
  const begun = await person.submit(await person.get(factor), { password: demoPassword });
  expect([begun.status, begun.location]).toEqual([303, `${factor}/setup`]);
  const page = await person.follow(begun);
  const secret = secretOn(page);
  return { page, secret, done: await person.submit(page, { code: codeNow(secret) }) };
}

describe("an administrator without it, where it is required", () => {
  test("is led from every page to the one that sets it up, which says why", async () => {
    const admin = await portal.signInAs("second.admin");
    for (const path of ["/admin", "/admin/transactions", "/admin/transactions/any"])
      expect([path, (await admin.get(path)).location]).toEqual([path, "/admin/second-factor"]);
    const posted = await admin.post("/admin/transactions/any/approval", {});
    expect(posted.location).toBe("/admin/second-factor");
    const page = await admin.get("/admin/second-factor");
    expect([page.status, page.text.includes("Administrators need two-step sign-in here.")]).toEqual(
      [200, true],
    );
  });

  test("has their pages once it is on", async () => {
    const admin = await portal.signInAs("second.admin");
    await setUp(admin, places.admin);
    expect((await admin.get("/admin")).heading).toBe("Dashboard");
  });
});
