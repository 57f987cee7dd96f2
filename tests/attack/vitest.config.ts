// `npm run attack`: tools of attackers against the demo, on this machine alone; each must first find what is planted for it.
import { defineConfig } from "vitest/config";
import { suite } from "../support/suite";

export default defineConfig({
  ...suite,
  test: {
    include: ["tests/attack/*.test.ts"],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    pool: "forks",
    disableConsoleIntercept: true,
  },
});
