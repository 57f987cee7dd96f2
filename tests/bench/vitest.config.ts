// `npm run bench`: figures, printed as ratios beside their yardsticks; nothing here fails on time.
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
  test: { include: ["tests/bench/*.bench.ts"], testTimeout: 600_000, hookTimeout: 300_000, fileParallelism: false, pool: "forks", disableConsoleIntercept: true },
});
