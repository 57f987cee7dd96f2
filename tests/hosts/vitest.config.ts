// `npm run hosts`: the core of the tests, and the built portal in a poor home, on each release of Node that we promise.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: folder("../.."),
  resolve: {
    alias: [
      { find: /^~server\//, replacement: `${folder("../../server")}/` },
      { find: /^~\//, replacement: `${folder("../../app")}/` },
    ],
  },
  test: {
    include: ["tests/hosts/**/*.test.ts"],
    testTimeout: 900_000,
    hookTimeout: 300_000,
    pool: "forks",
    maxWorkers: 1,
    disableConsoleIntercept: true,
  },
});
