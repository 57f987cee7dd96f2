// `npm run hosts`: the core of the tests, and the built portal in a poor home, on each release of Node that we promise.
import { defineConfig } from "vitest/config";
import { suite } from "../support/suite";

export default defineConfig({
  ...suite,
  test: {
    include: ["tests/hosts/**/*.test.ts"],
    testTimeout: 900_000,
    hookTimeout: 300_000,
    pool: "forks",
    maxWorkers: 1,
    disableConsoleIntercept: true,
  },
});
