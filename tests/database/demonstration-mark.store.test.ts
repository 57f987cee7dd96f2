// A demo's database is known as one permanently: after its people are deleted, and restored from a backup.
import { expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { erase } from "~server/declared";
import { demoPeople } from "~server/kernel/demo-people";
import { seedIfEmpty } from "~server/seed";
import { demonstrationMark } from "~server/database/database-marks";
import { TestPortal } from "../support/portal/backend";
import { describeEitherEngine } from "../support/portal/engine-suites";

describeEitherEngine("the mark of a demo", (portal) => {
  test("is not on a database with customers of its own", async () => {
    await portal().register();
    expect(await portal().context.storage.isClaimed(demonstrationMark)).toBe(false);
  });

  test("is set with the demo accounts, and stays when they are deleted", async () => {
    const demo = await TestPortal.open(portal().engine);
    const { storage } = demo.context;
    await seedIfEmpty(demo.backend);
    expect(await storage.isClaimed(demonstrationMark)).toBe(true);
    for (const { email } of demoPeople) {
      const person = await usersIn(storage.db).byEmail(email);
      await storage.transaction((db) =>
        erase("person", { db, id: person?.id ?? "", now: 1, language: "en" }),
      );
    }
    expect(await storage.isClaimed(demonstrationMark)).toBe(true);
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
