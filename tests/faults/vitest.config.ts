// `npm run faults`: the tests that look for trouble, with their long budgets; seeds and counts are printed.
// A test joins by lying in one of the two folders, or by asking `sized` or `sampled` (tests/support) how much to do.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { buildAsItShips, suite } from "../support/suite";

const ofTwoSizes = readdirSync(join(suite.root, "tests"), { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".test.ts"))
  .map((path) => `tests/${path}`)
  .filter((path) => readFileSync(join(suite.root, path), "utf8").includes('/support/sized"'));

const isElsewhere = (path: string) => !path.startsWith("tests/faults/");

/** Projects of different groups run one after the other. */
const project = (
  name: string,
  include: string[],
  { maxWorkers, group }: { maxWorkers: number; group: number },
) => ({
  extends: true as const,
  test: { name, include, maxWorkers, sequence: { groupOrder: group } },
});

export default defineConfig({
  ...suite,
  test: {
    server: buildAsItShips,
    env: { FAULTS: "1", BOTH_ENGINES: "1" },
    testTimeout: 3_600_000,
    hookTimeout: 300_000,
    pool: "forks",
    disableConsoleIntercept: true,
    projects: [
      project("long", ["tests/properties/**/*.test.ts", ...ofTwoSizes.filter(isElsewhere)], {
        maxWorkers: 2,
        group: 1,
      }),
      // Many measure how long something takes, so each has the machine for itself.
      project("faults", ["tests/faults/**/*.test.ts"], { maxWorkers: 1, group: 2 }),
    ],
  },
});
