// `npm run mutation`: changes the money module in one place at a time, and expects a failing test.
import { moneyModule } from "./money-module.js";

export default {
  mutate: moneyModule,
  testRunner: "vitest",
  vitest: { configFile: "tests/mutation/vitest.config.ts", related: false },
  coverageAnalysis: "perTest",
  concurrency: 1,
  timeoutMS: 20_000,
  thresholds: { high: 100, low: 98, break: 95 },
  reporters: ["clear-text", "json"],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: "tests/.results/mutation.json" },
  tempDirName: "tests/.results/stryker",
  ignorePatterns: [
    "/app",
    "/build",
    "/public",
    "/.cache",
    "/tests/e2e",
    "/tests/pages",
    "/tests/bench",
  ],
};
