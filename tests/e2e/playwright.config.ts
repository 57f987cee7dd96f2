// Journeys in a real browser: the same specs once with scripts and once without.
import { defineConfig } from "playwright/test";
import { chromiumPath, launchArguments } from "../support/browser/browser";
import { journeysLeftOut } from "../support/matrix-files";
import { sized } from "../support/sized";

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  // Pages and links are tested in process by `tests/pages` and `tests/accessibility`; `npm run faults` takes their pictures. Other journeys are left to `npm run matrix`.
  testIgnore: sized(["**/every-page.spec.ts", ...journeysLeftOut], []),
  globalSetup: "../support/portal/demo-snapshot.ts",
  outputDir: "../.results/e2e",
  fullyParallel: false,
  workers: 4,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [["dot"], ["json", { outputFile: "../.results/e2e.json" }]],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: "en-US",
    timezoneId: "UTC",
    // Pages that fade into each other are half of what a browser without a graphics card does: journeys about movement ask for it.
    reducedMotion: "reduce",
    // What was done and asked for, without a film of it: that costs a third more, and `--trace on` films the one that failed.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
    screenshot: "only-on-failure",
    launchOptions: { args: launchArguments, executablePath: chromiumPath() },
  },
  projects: [
    { name: "script", use: { javaScriptEnabled: true } },
    // A journey that sends no form runs once: its pages without scripts are read by the page tests.
    { name: "no-script", use: { javaScriptEnabled: false }, grepInvert: /@once/ },
  ],
});
