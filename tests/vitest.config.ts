// One runner for everything that needs no browser; each layer is a project of its own.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { leftOut } from "./support/matrix-files";
import { inMatrix } from "./support/sized";
import { compiledServer, tracesSources } from "./support/source/compiled-server";
import { buildAsItShips } from "./support/suite";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** Told apart by their endings, as `ledger/races.api.test.ts`; the others have a folder. */
const ending = (name: string) => `tests/*/*.${name}.test.{ts,tsx}`;
const inside = (name: string) => `tests/${name}/**/*.test.{ts,tsx}`;
const alias = [{ find: /^~\//, replacement: `${folder("../app")}/` }];

/** It sets the clock of its process, so it shares a process with no one. */
const announced = "tests/accessibility/announced.test.ts";

/** What pages are drawn with is what ships: left alone, the runner's NODE_ENV loads React's development build. */
const shipped = { NODE_ENV: "production" };

/** Tests run most code a few times: what it takes to compile it for speed is not earned back. Later versions of Node refuse the option. */
const compilesLess = process.versions.node.startsWith("20.") ? ["--interrupt-budget=1000000"] : [];
const execArgv = tracesSources ? [...compilesLess, "--enable-source-maps"] : compilesLess;

/** Test files of one project share their loaded modules, which spares loading them for each; where that harms, `isolate` is set. */
const project = (
  name: string,
  include: readonly string[],
  {
    env = {},
    exclude = [],
    isolate = false,
  }: { env?: Record<string, string>; exclude?: readonly string[]; isolate?: boolean } = {},
) => ({
  extends: true as const,
  resolve: { alias },
  test: {
    name,
    include: [...include],
    exclude: [...exclude],
    env,
    isolate,
    execArgv,
    server: buildAsItShips,
    globalSetup: ["tests/support/portal/created-once.ts"],
  },
});

/** They wait or repeat for so long that only `npm run faults` runs them; the soak has a command of its own, too. */
const onlyLong = [
  "failover",
  "fault-table",
  "half-sent-bodies",
  "restore-duration",
  "several-hosts",
  "soak",
].map((name) => `tests/faults/${name}.test.ts`);

/** Pages whose outcome hangs on how the database locks: in `npm run matrix` once more on PostgreSQL. */
const pagesOnPostgres = [
  "pages/one-effect-each",
  "deposits/deposit",
  "withdrawals/withdrawal",
  "transactions/decisions",
  "transactions/pending-mark",
  "deposits/review",
].map((name) => `tests/${name}.page.test.ts`);
const onPostgres =
  inMatrix && process.env.TEST_DATABASE_URL
    ? [
        project("portal-postgres", pagesOnPostgres, {
          env: { ...shipped, PAGES_ENGINE: "postgres" },
        }),
      ]
    : [];

export default defineConfig({
  root: folder(".."),
  plugins: [compiledServer()],
  // Elements made for development do not draw with React's production build.
  esbuild: { jsxDev: false },
  test: {
    globals: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
    pool: "forks",
    // One more than the cores it is meant for: there is always one that waits for a time limit, a child or the database.
    maxWorkers: 3,
    passWithNoTests: true,
    // What one project has compiled, the next ones take as it is.
    experimental: { fsModuleCache: true, fsModuleCachePath: "node_modules/.vite/modules" },
    // The portal logs each request; it matters only where a test fails.
    silent: "passed-only",
    projects: [
      project(
        "server",
        [
          ...["rules", "api", "store"].map(ending),
          ...["adapters", "config", "properties", "upgrade"].map(inside),
        ],
        { exclude: leftOut },
      ),
      project(
        "portal",
        [ending("page"), ...["accessibility", "faults", "guards", "host"].map(inside)],
        { env: shipped, exclude: [announced, ...onlyLong, ...leftOut] },
      ),
      project("announced", [announced], { env: shipped, exclude: leftOut, isolate: true }),
      ...onPostgres,
    ],
  },
});
