// `npm run bench`: figures, printed as ratios next to their yardsticks; nothing here fails on time.
import { defineConfig } from "vitest/config";
import { suite } from "../support/suite";

export default defineConfig({
  ...suite,
  test: {
    include: ["tests/bench/*.bench.ts"],
    globalSetup: ["tests/bench/capacity.ts"],
    testTimeout: 600_000,
    hookTimeout: 300_000,
    fileParallelism: false,
    pool: "forks",
    disableConsoleIntercept: true,
  },
});
