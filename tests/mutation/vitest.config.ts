// The tests of the covered rules alone: `npm run mutation` runs those that reach a changed line, once for each change of it.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { compiledServer } from "../support/source/compiled-server";
import { part, tests } from "./covered.js";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: folder("../.."),
  plugins: [compiledServer(`mutated-${part}`)],
  resolve: { alias: [{ find: /^~\//, replacement: `${folder("../../app")}/` }] },
  test: {
    include: [...tests],
    pool: "forks",
    maxWorkers: 1,
    isolate: false,
    testTimeout: 20_000,
    silent: "passed-only",
    globalSetup: ["tests/support/portal/created-once.ts"],
  },
});
