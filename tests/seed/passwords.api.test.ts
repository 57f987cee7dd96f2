// Hashing takes most of the time of signing someone up; the accounts of the demo share a password that everyone knows.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "~server/config";
import { createBackend } from "~server/index";
import { demoPassword } from "~server/kernel/demo-people";
import { seedIfEmpty } from "~server/seed";
import { seedStaff } from "~server/seed/staff";

test("the password of the demo is hashed once for the main accounts, and once for staff", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-"));
  const hashed: string[] = [];
  const passwords = {
    hash: (password: string) => Promise.resolve(`${password} ${hashed.push(password)}`),
    verify: () => Promise.resolve(false),
  };
  const backend = await createBackend(readConfig({ MODE: "demo", DATA_DIR: dataDir }), {
    passwords,
  });
  onTestFinished(async () => {
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  await seedIfEmpty(backend);
  expect(hashed).toEqual([demoPassword]);
  await seedStaff(backend);
  expect(hashed).toEqual([demoPassword, demoPassword]);
});
