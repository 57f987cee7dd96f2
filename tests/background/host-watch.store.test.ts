// What a host sees of its database and of the other hosts, and when it stops changing anything.
import { sql } from "kysely";
import { expect, test } from "vitest";
import { mostClockMs, watchHost } from "~server/background/host-watch";
import { readConfig } from "~server/config";
import { hostsIn } from "~server/database/host-store";
import { createBackend } from "~server/index";
import { describeEitherEngine } from "../support/portal/engine-suites";
import type { TestPortal } from "../support/portal/backend";

const minute = 60_000;

function hostOf(
  portal: TestPortal,
  { name = "first:3000", place = "s3:one", clock = Date.now } = {},
) {
  const lines: string[] = [];
  const watch = watchHost(
    portal.context.storage,
    { id: `${name} of ${lines.length}`, name, release: "1.0.0", documentPlace: () => place },
    { log: (_level, line) => lines.push(line), clock },
  );
  return { ...watch, lines };
}

const withMigration = async (portal: TestPortal, name: string, work: () => Promise<void>) => {
  const { db } = portal.context.storage;
  await sql`insert into migrations (name, applied_at) values (${name}, 0)`.execute(db);
  await work();
  await sql`delete from migrations where name = ${name}`.execute(db);
};

describeEitherEngine("a host", (portal) => {
  test("sees the others that are there, until they leave", async () => {
    const [first, second] = [hostOf(portal()), hostOf(portal(), { name: "second:3000" })];
    await first.note();
    await second.note();
    expect(second.state().hosts.map(({ name }) => name)).toEqual(["second:3000", "first:3000"]);
    await second.leave();
    await first.note();
    expect(first.state().hosts.map(({ name }) => name)).toEqual(["first:3000"]);
    expect(first.mayChange()).toBe(true);
    await first.leave();
  });

  test("beside a later release goes on, unless that one changed the schema for others", async () => {
    const host = hostOf(portal());
    await withMigration(portal(), "901-an-addition", async () => {
      await host.note();
      expect(host.mayChange()).toBe(true);
    });
    await withMigration(portal(), "902-breaking-something", async () => {
      await host.note();
      expect([host.mayChange(), host.state().fault]).toEqual([false, "later_release"]);
      await host.note();
    });
    await host.note();
    expect(host.mayChange()).toBe(true);
    expect(host.lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { level: "error", event: "host-refuses-changes", reason: "later_release" },
      { level: "info", event: "host-accepts-changes", reason: "later_release" },
    ]);
    await host.leave();
  });

  test("with documents in another place than the hosts before it refuses changes; those go on", async () => {
    const first = hostOf(portal(), { place: "folder:one" });
    const second = hostOf(portal(), { name: "second:3000", place: "folder:two" });
    const third = hostOf(portal(), { name: "third:3000", place: "folder:one" });
    await first.note();
    await second.note();
    await first.note();
    await second.note();
    expect([first.mayChange(), second.mayChange()]).toEqual([true, false]);
    await second.leave();
    await third.note();
    expect(third.mayChange()).toBe(true);
    await Promise.all([first.leave(), third.leave()]);
  });

  test.each([-10 * minute, 10 * minute, -2 * mostClockMs])(
    "whose clock is %i ms off the database's refuses changes, and accepts them once it is right",
    async (offMs) => {
      let off = offMs;
      const host = hostOf(portal(), { clock: () => Date.now() + off });
      await host.note();
      if (portal().engine === "SQLite") {
        // The hosts of one file share a machine, and its clock.
        expect([host.mayChange(), host.state().clockAheadMs]).toEqual([true, null]);
        await host.leave();
        return;
      }
      expect(host.state().fault).toBe("clock");
      expect(Math.abs((host.state().clockAheadMs ?? 0) - offMs)).toBeLessThan(5_000);
      off = 0;
      await host.note();
      expect(host.mayChange()).toBe(true);
      await host.leave();
    },
  );

  test("that may not change anything answers every change with 503, and still reads", async () => {
    const nora = await portal().register();
    const { context } = portal();
    await withMigration(portal(), "902-breaking-something", async () => {
      await portal().backend.noteHost();
      expect(context.mayChange()).toBe(false);
      const answers = [
        await nora.post("/contact", {}),
        await nora.patch("/users/profile", { fullname: "Nora Other" }),
        await portal().visitor().post("/auth/login", { email: "a@b.test", password: "x" }),
      ];
      expect(answers.map(({ status, code }) => [status, code])).toEqual(
        Array(3).fill([503, "unavailable"]),
      );
      expect((await nora.get("/wallets/my-wallet")).status).toBe(200);
      portal().advance({ minutes: 1 });
      expect(await portal().backend.readiness()).toMatchObject({
        isReady: false,
        services: { database: "up", writes: "down" },
      });
    });
    await portal().backend.noteHost();
    portal().advance({ minutes: 1 });
    expect(await portal().backend.readiness()).toMatchObject({ isReady: true });
    expect(await hostsIn(context.storage.db).seenSince(0)).toHaveLength(1);
  });

  test("on a database that is read-only isn't ready, and reads", async () => {
    if (portal().engine === "SQLite") return;
    const { db } = portal().context.storage;
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    const database = sql.id(rows[0]?.name ?? "");
    await expect(portal().context.storage.requireWritable()).resolves.toBeUndefined();
    await sql`alter database ${database} set default_transaction_read_only = on`.execute(db);
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL = "" } = portal();
    const beside = await createBackend(readConfig({ DATA_DIR, DATABASE_URL }), { schema: "any" });
    await expect(beside.context.storage.requireWritable()).rejects.toThrow("read-only");
    expect(await beside.readiness()).toMatchObject({
      isReady: false,
      services: { database: "up", writes: "down" },
    });
    await beside.close();
  });
});
