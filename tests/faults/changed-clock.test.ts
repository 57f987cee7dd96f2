// The built portal under a changed system clock: a cross-check of the clock that tests inject.
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { apiAs, fund } from "../support/api/api-client";
import { startPortal } from "../support/portal/server";
import { sized } from "../support/sized";

const libraries = readdirSync("/usr/lib")
  .map((name) => `/usr/lib/${name}/faketime/libfaketime.so.1`)
  .filter((path) => existsSync(path));
const canChange = libraries.length > 0 && sized(false, true);
const hour = 3_600;

async function portalAt(offset: string) {
  const folder = mkdtempSync(join(tmpdir(), "portal-clock-"));
  const file = join(folder, "offset");
  const set = (seconds: string) => writeFileSync(file, `${seconds}\n`);
  set(offset);
  const clock = {
    LD_PRELOAD: libraries[0] ?? "",
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: "1",
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  };
  const portal = await startPortal(clock);
  onTestFinished(async () => {
    await portal.stop();
    rmSync(folder, { recursive: true });
  });
  await fund(portal.origin, "hana@example.com", "50.00");
  return { portal, hana: await apiAs(portal.origin, "hana@example.com"), set };
}

const secondsTo = (moment: number) => `+${Math.floor((moment - Date.now()) / 1000)}`;

describe.skipIf(!canChange)(
  "a changed clock (only in faults, and where faketime is installed)",
  () => {
    test.each([
      ["a leap day", Date.UTC(2028, 1, 29, 12)],
      ["the end of 32-bit time", Date.UTC(2038, 0, 19, 3, 14, 0)],
    ])("at %s money moves and is dated", async (_name, moment) => {
      const { hana } = await portalAt(secondsTo(moment));
      await hana.call("POST", "/wallets/withdrawal/request", { amount: "1.00" });
      const { transactions } = await hana.call("GET", "/transactions?limit=10");
      expect(JSON.stringify(transactions)).toContain(new Date(moment).toISOString().slice(0, 10));
    });

    test(
      "that jumps an hour either way ends no session, and thirteen hours end it",
      { timeout: 60_000 },
      async () => {
        const { hana, set } = await portalAt("+0");
        for (const offset of [`+${hour}`, "+0", `-${hour}`]) {
          set(offset);
          await hana.call("POST", "/wallets/withdrawal/request", { amount: "0.01" });
        }
        set(`+${13 * hour}`);
        await expect(hana.call("GET", "/wallets/my-wallet")).rejects.toThrow("401");
      },
    );
  },
);
