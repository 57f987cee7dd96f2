// One runner for everything that needs no browser; each layer is a project of its own.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const layers = ["config", "host", "domain", "api", "storage", "adapters", "pages", "guards", "faults"];
const alias = [
  { find: /^~server\//, replacement: `${folder("../server")}/` },
  { find: /^~\//, replacement: `${folder("../app")}/` },
];

export default defineConfig({
  root: folder(".."),
  test: {
    globals: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    pool: "forks",
    maxWorkers: 2,
    passWithNoTests: true,
    // The portal logs each request; it matters only where a test fails.
    silent: "passed-only",
    projects: layers.map((name) => ({
      extends: true,
      resolve: { alias },
      test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`] },
    })),
  },
});
