// `npm run faults`: the tests that look for trouble, with their long budgets; seeds and counts are printed.
// A test joins by lying in one of the two folders, or by asking `sized` (tests/support) how much to do.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { buildAsItShips, suite } from "../support/suite";

const ofTwoSizes = readdirSync(join(suite.root, "tests"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".test.ts"))
  .map((path) => `tests/${path}`)
  .filter((path) => readFileSync(join(suite.root, path), "utf8").includes('/support/sized"'));

export default defineConfig({
  ...suite,
  test: {
    server: buildAsItShips,
    include: ["tests/properties/**/*.test.ts", "tests/faults/**/*.test.ts", ...ofTwoSizes],
    env: { FAULTS: "1" },
    testTimeout: 3_600_000,
    hookTimeout: 300_000,
    pool: "forks",
    maxWorkers: 2,
    disableConsoleIntercept: true,
  },
});
