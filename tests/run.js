// `npm test`: every check in order, and one summary at the end. `node tests/run.js lint units` runs some of them.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { prepareMachine } from "./machine/prepare.js";
import { skipReasons } from "./machine/skip-reasons.js";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);
const results = "tests/.results";
const vitest =
  "npx --no-install vitest run -c tests/vitest.config.ts --reporter=dot --reporter=json";

/** @type {Record<string, string>} */
const stages = {
  types: "npm run --silent typecheck",
  format: "npx --no-install prettier --check --cache .",
  lint: "npm run --silent lint",
  build: "npm run --silent build",
  units: `${vitest} --outputFile.json=${results}/units.json`,
  e2e: "npx --no-install playwright test -c tests/e2e/playwright.config.ts",
  guards: `${vitest} tests/guards --outputFile.json=${results}/guards.json`,
  matrix: `MATRIX=1 ${vitest} --outputFile.json=${results}/matrix.json`,
  "matrix-e2e": "MATRIX=1 npx --no-install playwright test -c tests/e2e/playwright.config.ts",
};
/** Without types: lint checks them, too. */
const usual = ["format", "lint", "build", "units", "e2e"];
/** Each keeps one core busy, and none needs another: they run side by side. */
const sideBySide = ["types", "format", "lint", "build"];
const unitReports = ["units", "guards", "matrix"];
/** The longest of them leaves a core idle when the others have ended: what follows does not wait for it. */
const unawaited = "lint";

if (!existsSync("node_modules")) fail("The packages are not installed yet. Run: npm ci");
const chosen = process.argv.length > 2 ? process.argv.slice(2) : usual;
const unknown = chosen.filter((name) => !(name in stages));
if (unknown.length > 0)
  fail(`There is no stage "${unknown[0]}". Stages: ${Object.keys(stages).join(", ")}`);

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const journeys = ["e2e", "matrix-e2e"];
const needsBrowser = chosen.some((name) => ["units", "matrix", ...journeys].includes(name));
const machine = await prepareMachine({
  needsBrowser,
  needsPostgres: chosen.some((name) => ["units", "matrix"].includes(name)),
}).catch((/** @type {Error} */ error) => fail(error.message));
process.once("exit", machine.stop);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(130));
Object.assign(process.env, machine.env);
const failed = await runStages(chosen);
const { passed, failing, skipped } = countTests();

for (const sentence of [...machine.remarks, ...skipReasons(unitReports.map(reportOf))])
  console.info(sentence);
console.info(
  failed.length === 0
    ? `All stages passed: ${chosen.join(", ")}.`
    : `Failed: ${failed.join(", ")}.`,
);
if (passed + failing > 0)
  console.info(`Tests: ${passed} passed, ${failing} failed, ${skipped} skipped`);
process.exit(failed.length === 0 ? 0 : 1);

/** @param {string[]} names @returns {Promise<string[]>} the stages that failed */
async function runStages(names) {
  const first = names.filter((name) => sideBySide.includes(name));
  if (first.length > 1) console.info(`\n== ${first.join(", ")}: side by side`);
  const running = new Map(first.map((name) => [name, runStage(name, "pipe")]));
  const awaited = first.filter((name) => name !== unawaited);
  const failures = (await Promise.all(awaited.map((name) => running.get(name) ?? []))).flat();
  for (const name of names.filter((one) => !first.includes(one))) {
    if (journeys.includes(name) && failures.includes("build")) continue;
    failures.push(...(await runStage(name, "inherit")));
  }
  return [...failures, ...((await running.get(unawaited)) ?? [])];
}

/**
 * What runs next to others is heard when it has ended.
 * @param {string} name @param {"pipe" | "inherit"} stdio @returns {Promise<string[]>} its name, if it failed
 */
async function runStage(name, stdio) {
  const startedAt = Date.now();
  if (stdio === "inherit") console.info(`\n== ${name}`);
  const stage = spawn(stages[name] ?? "false", { shell: true, stdio: ["inherit", stdio, stdio] });
  let output = "";
  for (const stream of [stage.stdout, stage.stderr])
    stream?.on("data", (/** @type {Buffer} */ chunk) => (output += chunk.toString()));
  const status = await new Promise((resolve) => void stage.once("close", resolve));
  if (stdio === "pipe") console.info(`\n== ${name}\n${output.trimEnd()}`);
  console.info(
    `== ${name} ${status === 0 ? "passed" : "FAILED"} in ${(
      (Date.now() - startedAt) /
      1000
    ).toFixed(1)} s`,
  );
  return status === 0 ? [] : [name];
}

function countTests() {
  const total = { passed: 0, failing: 0, skipped: 0 };
  for (const name of unitReports) {
    const report = reportOf(name);
    total.passed += report?.numPassedTests ?? 0;
    total.failing += report?.numFailedTests ?? 0;
    total.skipped += (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  }
  const journeys = reportOf("e2e")?.stats;
  total.passed += (journeys?.expected ?? 0) + (journeys?.flaky ?? 0);
  total.failing += journeys?.unexpected ?? 0;
  total.skipped += journeys?.skipped ?? 0;
  return total;
}

/** @param {string} name */
function reportOf(name) {
  const file = `${results}/${name}.json`;
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
