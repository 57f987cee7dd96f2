// Hosts that start at once on an empty database: one of them makes the tables, and all come up.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "../support/portal/command";
import { startPortal } from "../support/portal/server";
import { freshDatabase, postgresAddress } from "../support/database/postgres";
import { sized } from "../support/sized";

const hosts = sized(2, 5);

test.each(postgresAddress ? ["SQLite", "PostgreSQL"] : ["SQLite"])(
  `${hosts} hosts that start at once on an empty %s all come up`,
  async (engine) => {
    const dataDir = mkdtempSync(join(tmpdir(), "portal-storage-"));
    const database =
      engine === "PostgreSQL"
        ? await freshDatabase()
        : { address: "", drop: () => Promise.resolve() };
    const settings = { DATA_DIR: dataDir, DATABASE_URL: database.address, DEMO_SIZE: "small" };
    const portals = await Promise.all(Array.from({ length: hosts }, () => startPortal(settings)));
    const answers = await Promise.all(portals.map(({ origin }) => fetch(`${origin}/readyz`)));
    expect(answers.map(({ status }) => status)).toEqual(Array(hosts).fill(200));
    await Promise.all(portals.map((portal) => portal.stop()));
    // A demo's history is dated back, and a host that didn't write it may seal later entries first.
    const { stdout, stderr } = runCommand(["ledger:verify"], settings);
    expect(stdout + stderr).toMatch(/^Ledger balanced:|failed: the audit log has /m);
    expect(stderr).not.toContain("the ledger has");
    await database.drop();
    rmSync(dataDir, { recursive: true });
  },
);
