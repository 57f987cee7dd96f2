// The customer is told who saw their secrets.
import { expect, test } from "vitest";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { confirmedAdmin, accessSensitiveData, reason } from "../support/api/access-calls";

describeEitherEngine("the customer", (portal) => {
  test("sees who viewed what, when and why, newest first and page by page; others see nothing of it", async () => {
    const [nora, rita, admin] = [
      await portal().register(),
      await portal().register(),
      await confirmedAdmin(portal()),
    ];
    await nora.saveCard();
    await nora.saveBank();
    await accessSensitiveData(admin, nora);
    portal().advance({ minutes: 1 });
    await accessSensitiveData(admin, nora, "bank-details-access", { reason: "To pay it out" });
    const one = (what: string, why: string, at: string) => ({
      id: expect.any(String),
      what,
      by: "administrator",
      reason: why,
      at: expect.stringContaining(at),
    });
    const page = { total: 2, totalPages: 2, page: 1 };
    const now = new Date(portal().context.now()).toISOString();
    const first = await nora.get("/users/profile/data-access-log?limit=1");
    expect(first.body).toEqual({
      ...page,
      accesses: [one("bank_details", "To pay it out", now)],
    });
    expect((await nora.get("/users/profile/data-access-log?limit=1&page=2")).body).toEqual({
      ...page,
      page: 2,
      accesses: [one("card", reason, "2026-")],
    });
    expect((await rita.get("/users/profile/data-access-log")).body).toEqual({
      accesses: [],
      total: 0,
      page: 1,
      totalPages: 0,
    });
    expect(JSON.stringify(first.body)).not.toContain(admin.id);
  });
});
