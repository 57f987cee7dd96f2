// `npm run mutation`: changes the covered rules in one place at a time, and expects a failing test.
import { mutated } from "./covered.js";

export default {
  mutate: mutated,
  testRunner: "vitest",
  vitest: { configFile: "tests/mutation/vitest.config.ts", related: false },
  coverageAnalysis: "perTest",
  // What is computed once when a file loads would run every test for each change.
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 10_000,
  thresholds: { high: 100, low: 98, break: 95 },
  reporters: ["progress-append-only", "clear-text", "json"],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: "tests/.results/mutation.json" },
  tempDirName: ".cache/stryker",
  ignorePatterns: ["/build", "/public", "/.cache", "/tests/e2e", "/tests/pages", "/tests/bench"],
};
