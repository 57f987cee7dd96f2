// `npm run bench`: figures, printed as ratios next to their yardsticks; no bench fails on time. Two tests of faults measure here, too.
import { defineConfig } from "vitest/config";
import { suite } from "../support/suite";

export default defineConfig({
  ...suite,
  test: {
    include: ["tests/bench/*.bench.ts", "tests/faults/{fault-table,restore-duration}.test.ts"],
    globalSetup: ["tests/bench/capacity.ts"],
    testTimeout: 600_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    pool: "forks",
    disableConsoleIntercept: true,
  },
});
