// `npm run attack`: tools of attackers against the demonstration, on this machine alone; each must first find what is planted for it.
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
  test: { include: ["tests/attack/*.test.ts"], testTimeout: 300_000, hookTimeout: 120_000, fileParallelism: false, pool: "forks", disableConsoleIntercept: true },
});
