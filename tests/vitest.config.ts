// One runner for everything that needs no browser; each layer is a project of its own.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { plantBug } from "./properties/plant-bug";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** What keeps nothing between calls, or is told anew whose it is: test files may share their modules, which spares loading them for each. */
const keepsNothing = new Set([
  "config",
  "host",
  "rules",
  "api",
  "store",
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
  "rules",
  "api",
  "store",
  "adapters",
  "pages",
  "upgrade",
  "guards",
  "properties",
  "faults",
  "accessibility",
];
/** These lie with their noun and are told apart by their ending, as `ledger/races.api.test.ts`; the others have a folder. */
const endings = new Map([
  ["rules", "rules"],
  ["api", "api"],
  ["store", "store"],
  ["pages", "page"],
]);
const filesOf = (name: string) =>
  endings.has(name)
    ? `tests/*/*.${endings.get(name)}.test.{ts,tsx}`
    : `tests/${name}/**/*.test.{ts,tsx}`;
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
    globalSetup: ["tests/support/portal/created-once.ts"],
  },
});

/** Pages whose outcome hangs on how the database locks, once more on PostgreSQL. */
const moneyPages = [
  "deposits/deposit",
  "withdrawals/withdrawal",
  "transactions/decisions",
  "transactions/pending-mark",
  "deposits/review",
  "pages/one-effect-each",
].map((name) => `tests/${name}.page.test.ts`);
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
        project(name, [filesOf(name)], {
          env: drawsPages.has(name) ? shipped : {},
          exclude: [announced],
        }),
      ),
      project("announced", [announced], { env: shipped }),
      ...onPostgres,
    ],
  },
});
