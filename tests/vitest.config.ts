// One runner for everything that needs no browser; each layer is a project of its own.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { plantBug } from "./properties/plant-bug";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** What keeps nothing between calls, or is told anew whose it is: test files may share their modules, which spares loading them for each. */
const keepsNothing = new Set([
  "config",
  "host",
  "domain",
  "api",
  "storage",
  "adapters",
  "pages",
  "pages-postgres",
  "upgrade",
  "guards",
  "faults",
  "accessibility",
]);
const layers = [
  "config",
  "host",
  "domain",
  "api",
  "storage",
  "adapters",
  "pages",
  "upgrade",
  "guards",
  "properties",
  "faults",
  "accessibility",
];
const alias = [
  { find: /^~server\//, replacement: `${folder("../server")}/` },
  { find: /^~\//, replacement: `${folder("../app")}/` },
];

/** It sets the clock of its process, so it shares a process with nobody. */
const announced = "tests/accessibility/announced.test.ts";

/** What pages are drawn with is what ships: left alone, the runner's NODE_ENV loads React's development build. */
const shipped = { NODE_ENV: "production" };
const drawsPages = new Set(["pages", "accessibility"]);

const project = (
  name: string,
  include: readonly string[],
  { env = {}, exclude = [] }: { env?: Record<string, string>; exclude?: string[] } = {},
) => ({
  extends: true as const,
  resolve: { alias },
  test: {
    name,
    include: [...include],
    exclude,
    env,
    isolate: !keepsNothing.has(name),
    globalSetup: ["tests/support/kept-once.ts"],
  },
});

/** Pages whose outcome hangs on how the database locks, once more on PostgreSQL. */
const moneyPages = [
  "deposit",
  "withdrawal",
  "admin-decisions",
  "admin-pending-mark",
  "deposit-review",
  "one-effect-each",
].map((name) => `tests/pages/${name}.test.ts`);
const onPostgres = process.env.TEST_DATABASE_URL
  ? [project("pages-postgres", moneyPages, { env: { ...shipped, PAGES_ENGINE: "postgres" } })]
  : [];

export default defineConfig({
  root: folder(".."),
  plugins: plantBug(process.env.PLANTED_BUG),
  // Elements made for development do not draw with React's production build.
  esbuild: { jsxDev: false },
  test: {
    globals: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: "forks",
    maxWorkers: 2,
    passWithNoTests: true,
    // What one project has compiled, the next ones take as it is.
    experimental: { fsModuleCache: true, fsModuleCachePath: "node_modules/.vite/modules" },
    // The portal logs each request; it matters only where a test fails.
    silent: "passed-only",
    projects: [
      ...layers.map((name) =>
        project(name, [`tests/${name}/**/*.test.{ts,tsx}`], {
          env: drawsPages.has(name) ? shipped : {},
          exclude: [announced],
        }),
      ),
      project("announced", [announced], { env: shipped }),
      ...onPostgres,
    ],
  },
});
