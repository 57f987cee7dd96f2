// `npm run faults`: the tests that look for trouble, with their long budgets; seeds and counts are printed.
// A test joins by lying in one of these folders and asking `sized` (tests/support) how much to do.
import { defineConfig } from "vitest/config";
import { buildAsItShips, suite } from "../support/suite";

export default defineConfig({
  ...suite,
  test: {
    server: buildAsItShips,
    include: [
      "tests/properties/**/*.test.ts",
      "tests/faults/**/*.test.ts",
      "tests/database/storage.store.test.ts",
      "tests/accessibility/{engines,focus,geometry,long-words,markup,pseudo-language}.test.ts",
      "tests/{sessions/known-devices,transactions/status-orders}.api.test.ts",
      "tests/pages/{fuzzed-posts,get-writes-nothing,script-injection}.page.test.ts",
    ],
    env: { FAULTS: "1" },
    testTimeout: 3_600_000,
    hookTimeout: 300_000,
    pool: "forks",
    maxWorkers: 2,
    disableConsoleIntercept: true,
  },
});
