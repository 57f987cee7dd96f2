// Journeys in a real browser: the same specs once with scripts and once without.
import { defineConfig } from "playwright/test";
import { chromiumPath, launchArguments } from "../support/browser";

const executablePath = chromiumPath();

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  globalSetup: "../support/told-portal.ts",
  outputDir: "../.results/e2e",
  fullyParallel: false,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 8_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: [["dot"], ["json", { outputFile: "../.results/e2e.json" }]],
  use: {
    viewport: { width: 1280, height: 900 },
    locale: "en-US",
    timezoneId: "UTC",
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: { args: launchArguments, ...(executablePath && { executablePath }) },
  },
  projects: [
    { name: "script", use: { javaScriptEnabled: true } },
    { name: "no-script", use: { javaScriptEnabled: false } },
  ],
});
