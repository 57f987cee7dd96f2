import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readConfig } from "~server/config";
import { createBackend } from "~server/index";
import { seedIfEmpty } from "~server/seed";

test.each([
  { CARD_DEPOSITS: "off" },
  {
    REQUIRE_KYC: "withdrawals",
    ADMIN_SECOND_FACTOR: "required",
    ADJUSTMENT_APPROVALS: "2",
    APPROVAL_THRESHOLDS: "USD:1,EUR:1,GBP:1",
    WITHDRAWALS_DAILY_MAXIMUM: "1",
    MOVEMENTS_PER_TEN_MINUTES: "1",
    DESTINATION_WAIT_HOURS: "720",
  },
])("a new demo can be filled with %j", async (settings) => {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-"));
  const config = readConfig({ ...settings, MODE: "demo", DATA_DIR: dataDir });
  const backend = await createBackend(config);
  onTestFinished(async () => {
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  expect(await seedIfEmpty(backend)).toBe(true);
});
