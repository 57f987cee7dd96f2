// A database that a later release has changed: this one runs next to it where it only added, and refuses to start where it took away.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { openStorage } from "~server/database/storage";
import { freshDatabase, postgresAddress } from "../support/database/postgres";

const engines = postgresAddress ? ["SQLite", "PostgreSQL"] : ["SQLite"];
const breaking = "998-breaking-wallets-in-two";

async function afterMigrations(
  engine: string,
  names: readonly string[],
  look: (open: () => ReturnType<typeof openStorage>) => Promise<void>,
) {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-newer-"));
  const database =
    engine === "PostgreSQL"
      ? await freshDatabase()
      : { address: undefined, drop: () => Promise.resolve() };
  const open = () => openStorage({ dataDir, databaseUrl: database.address, now: 1 });
  const first = await open();
  for (const name of names) await first.claim(name, 2);
  await first.close();
  await look(open);
  await database.drop();
  rmSync(dataDir, { recursive: true });
}

describe.each(engines)("a later release's database on %s", (engine) => {
  test("is refused if a migration breaks this release, and the migration is named", () =>
    afterMigrations(engine, ["997-one-more-list", breaking], async (open) => {
      await expect(open()).rejects.toThrow(
        `a later release has applied "${breaking}", which this one doesn't support`,
      );
    }));

  test("is accepted if its migrations only added to the schema", () =>
    afterMigrations(engine, ["997-one-more-list", "breaking-news"], async (open) => {
      const storage = await open();
      expect(await usersIn(storage.db).count()).toBe(0);
      await storage.close();
    }));
});
