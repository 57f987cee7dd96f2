// The audit log as administrators read it: who did what to whom, from line to line, and nothing of it ever changed.
import { sql } from "kysely";
import { expect, test } from "vitest";
import { AuditLines } from "~server/features/audit-log/schemas";
import { openDatabase } from "~server/database/engine/dialect";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { password, read, type Administrator } from "../support/people/people";

const found = async (admin: Administrator, query: string) =>
  read(AuditLines, await admin.get(`/audit?${query}`));
const actions = async (admin: Administrator, query: string) =>
  (await found(admin, query)).lines.map(({ action }) => action);

describeEitherEngine("the audit log", (portal) => {
  test("is filtered by actor, affected user, record, action and days", async () => {
    const [ada, nora] = [await portal().admin(), await portal().register()];
    portal().advance({ minutes: 1 });
    await nora.saveCard();
    portal().advance({ hours: 9 });
    const { id, reference } = await nora.deposit("50.00");
    portal().advance({ hours: 9 });
    const admin = await portal().signInAgain(ada);
    await admin.approve(id);
    expect(await actions(admin, `by=${admin.id}`)).toEqual([
      "transaction.approved",
      "user.registered",
    ]);
    expect(await actions(admin, `about=${encodeURIComponent(nora.email.toUpperCase())}`)).toEqual([
      "transaction.approved",
      "deposit.requested",
      "card.added",
      "user.registered",
    ]);
    for (const record of [id, `transaction:${id}`, reference.toLowerCase()]) {
      expect(await actions(admin, `record=${record}`)).toEqual([
        "transaction.approved",
        "deposit.requested",
      ]);
    }
    expect(await actions(admin, `about=${nora.id}&action=card.added`)).toEqual(["card.added"]);
    expect(await actions(admin, `about=${nora.id}&from=2026-11-22`)).toEqual([
      "transaction.approved",
    ]);
    expect(await actions(admin, `about=${nora.id}&to=2026-11-21`)).toEqual([
      "deposit.requested",
      "card.added",
      "user.registered",
    ]);
    expect(await actions(admin, "by=nobody@example.org")).toEqual([]);
    const [approval] = (await found(admin, `record=${id}`)).lines;
    expect(approval).toMatchObject({
      by: { id: admin.id, name: "Ada Admin", email: admin.email },
      person: { id: nora.id, name: "Nora New" },
      record: { kind: "transaction", id },
      changes: [{ field: "status", before: "pending", after: "successful" }],
    });
  });

  test("keeps the ID of the request that wrote an entry, and none for entries without a request", async () => {
    const [admin, nora] = [await portal().admin(), await portal().register()];
    portal().advance({ minutes: 1 });
    await nora.post(
      "/auth/confirm-password",
      { password },
      { headers: { "x-request-id": "proxy-0001" } },
    );
    const { lines } = await found(admin, `about=${nora.id}`);
    expect(lines.map(({ action, requestId }) => [action, requestId])).toEqual([
      ["session.confirmed", "proxy-0001"],
      ["user.registered", undefined],
    ]);
  });

  test("can be paged both ways, even if many entries have the same time", async () => {
    const [admin, nora] = [await portal().admin(), await portal().register()];
    for (let count = 0; count < 5; count += 1)
      await nora.post("/auth/confirm-password", { password });
    const about = `about=${nora.id}`;
    const all = (await found(admin, about)).lines.map(({ id }) => id);
    const first = await found(admin, `${about}&limit=2`);
    const second = await found(admin, `${about}&limit=2&olderThan=${first.olderThan}`);
    const third = await found(admin, `${about}&limit=2&olderThan=${second.olderThan}`);
    expect([first, second, third].flatMap(({ lines }) => lines.map(({ id }) => id))).toEqual(all);
    expect([first.newerThan, third.olderThan]).toEqual([undefined, undefined]);
    const back = await found(admin, `${about}&limit=2&newerThan=${third.newerThan}`);
    expect(back).toEqual(second);
    const newest = await found(admin, `${about}&limit=2&newerThan=${second.newerThan}`);
    expect([newest.lines, newest.newerThan, newest.olderThan]).toEqual([
      first.lines,
      undefined,
      first.olderThan,
    ]);
    expect((await admin.get(`/audit?olderThan=${nora.id}`)).status).toBe(404);
  });

  test("contains each access to sensitive data", async () => {
    const [admin, nora] = [await portal().admin(), await portal().register()];
    await nora.saveCard();
    portal().advance({ minutes: 1 });
    await admin.post("/auth/confirm-password", { password });
    await admin.post(`/wallets/admin/user/${nora.id}/card-access`, { reason: "The bank asks" });
    const [sight] = (await found(admin, `about=${nora.id}`)).lines;
    expect(sight).toMatchObject({
      action: "card.accessed",
      by: { id: admin.id },
      person: { id: nora.id },
      reason: "The bank asks",
    });
    expect(JSON.stringify(await found(admin, `about=${nora.id}`))).not.toContain(
      "4111111111111111",
    );
  });

  test("doesn't name deleted users", async () => {
    const [admin, nora] = [
      await portal().admin(),
      await portal().register({ fullname: "Nobody Further" }),
    ];
    await admin.patch(`/users/${nora.id}`, { fullname: "Nobody Anywhere" });
    await admin.delete(`/users/${nora.id}`, {});
    const { lines } = await found(admin, `about=${nora.id}`);
    expect(lines.map(({ action }) => action)).toContain("user.edited");
    expect(lines.find(({ action }) => action === "user.edited")).toMatchObject({
      person: { name: "Deleted user" },
      changes: [{ before: "Removed entry", after: "Removed entry" }],
    });
    expect(JSON.stringify(lines)).not.toMatch(/Nobody (Further|Anywhere)/);
  });

  test("can't be changed or shortened, not even with access to the database", async () => {
    await portal().register();
    const { db } = openDatabase({ dataDir: portal().dataDir, databaseUrl: portal().databaseUrl });
    try {
      const state = () => sql`select * from audit order by id`.execute(db);
      const before = await state();
      expect(before.rows.length).toBeGreaterThan(0);
      await expect(sql`update audit set reason = 'another'`.execute(db)).rejects.toThrow(
        "append-only",
      );
      await expect(sql`delete from audit`.execute(db)).rejects.toThrow("append-only");
      expect((await state()).rows).toEqual(before.rows);
    } finally {
      await db.destroy();
    }
  });

  test("is for administrators only", async () => {
    const nora = await portal().register();
    expect((await nora.get("/audit")).status).toBe(403);
    expect((await portal().visitor().get("/audit")).status).toBe(401);
    const admin = await portal().admin();
    expect((await admin.get("/audit?action=anything")).status).toBe(400);
  });
});
