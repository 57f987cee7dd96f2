// Administrators without two-factor authentication where it is required.
import { afterAll, describe, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";
import { places, setUp } from "../support/pages/second-factor-pages";

const portal = await openPortal({ ADMIN_SECOND_FACTOR: "required" });
afterAll(() => portal.close());

describe("an administrator without a second factor, where it is required,", () => {
  test("is redirected from every page to its setup, which says why", async () => {
    const admin = await portal.signInAs("second.admin");
    for (const path of ["/admin", "/admin/transactions", "/admin/transactions/any"])
      expect([path, (await admin.get(path)).location]).toEqual([path, "/admin/second-factor"]);
    const posted = await admin.post("/admin/transactions/any/approval", {});
    expect(posted.location).toBe("/admin/second-factor");
    const page = await admin.get("/admin/second-factor");
    expect([
      page.status,
      page.text.includes("Staff must set up two-factor authentication to continue."),
    ]).toEqual([200, true]);
  });

  test("can open their pages once it is on", async () => {
    const admin = await portal.signInAs("second.admin");
    await setUp(portal, admin, places.admin);
    expect((await admin.get("/admin")).heading).toBe("Dashboard");
  });
});
