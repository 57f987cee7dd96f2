// A demo's database is known as one permanently: after its people are deleted, after an upgrade, and restored from a backup.
import { sql } from "kysely";
import { expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { erase } from "~server/declared";
import { demoPeople } from "~server/kernel/demo-people";
import { seedIfEmpty } from "~server/seed";
import { demonstrationMark } from "~server/database/database-marks";
import { openDatabase } from "~server/database/engine/dialect";
import { openStorage } from "~server/database/storage";
import { TestPortal } from "../support/portal/backend";
import { describeEachEngine } from "../support/portal/engine-suites";

const settingsOf = (portal: TestPortal) => ({
  dataDir: portal.dataDir,
  databaseUrl: portal.databaseUrl,
  now: 1,
});

async function isMarkedAfterUpgrade(portal: TestPortal): Promise<boolean> {
  // As an earlier release left it: without the migration, and without the mark.
  const { db } = openDatabase(settingsOf(portal));
  await sql`delete from migrations where name in ('031-demonstration-mark', ${demonstrationMark})`.execute(
    db,
  );
  await db.destroy();
  const storage = await openStorage(settingsOf(portal));
  const isMarked = await storage.isClaimed(demonstrationMark);
  await storage.close();
  return isMarked;
}

describeEachEngine("the mark of a demo", (portal) => {
  test("is not on a database with customers of its own", async () => {
    await portal().register();
    expect(await isMarkedAfterUpgrade(portal())).toBe(false);
  });

  test("is set with the demo accounts, found after an upgrade, and stays when they are deleted", async () => {
    const demo = await TestPortal.open(portal().engine);
    const { storage } = demo.context;
    await seedIfEmpty(demo.backend);
    expect(await storage.isClaimed(demonstrationMark)).toBe(true);
    expect(await isMarkedAfterUpgrade(demo)).toBe(true);
    for (const { email } of demoPeople) {
      const person = await usersIn(storage.db).byEmail(email);
      await storage.transaction((db) =>
        erase("person", { db, id: person?.id ?? "", now: 1, language: "en" }),
      );
    }
    expect(await isMarkedAfterUpgrade(demo)).toBe(true);
    await demo.close();
  });

  test("is in a backup, and where that is restored", async () => {
    const [demo, restored] = [
      await TestPortal.open(portal().engine),
      await TestPortal.open(portal().engine),
    ];
    await demo.context.storage.claim(demonstrationMark, 1);
    const claims = await demo.context.storage.upkeep.snapshot(
      { hasCardSecrets: false, now: 1 },
      ({ claims: all }) => Promise.resolve(all),
    );
    await restored.context.storage.upkeep.fill({ claims, now: 2, rowsOf: async function* () {} });
    expect(await restored.context.storage.isClaimed(demonstrationMark)).toBe(true);
    await Promise.all([demo.close(), restored.close()]);
  });
});
