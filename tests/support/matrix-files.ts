// How `npm test` and `npm run matrix` divide the tests.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inMatrix } from "./sized";

const root = fileURLToPath(new URL("../..", import.meta.url));

const onlyInMatrix = [
  "tests/faults/kill-the-host.test.ts",
  "tests/faults/killed-migration.test.ts",
  "tests/faults/postgres-lost.test.ts",
];

/** Files of which `npm test` runs a part. */
const isSampled = (path: string) =>
  /\b(?:sampled|describeEitherEngine)\b/.test(readFileSync(root + path, "utf8"));

/** Files that `npm test` runs whole. */
export const onlyInTest = (): string[] =>
  readdirSync(`${root}tests`, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => `tests/${path}`)
    .filter((path) => !onlyInMatrix.includes(path) && !isSampled(path));

/** Test files that this command leaves to the other one. */
export const leftOut: readonly string[] = inMatrix ? onlyInTest() : onlyInMatrix;

const specs = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`);

/** Journeys that repeat others by keyboard, or at further widths. */
export const journeysOnlyInMatrix = specs("chart-sizes", "keyboard", "narrow-windows");
export const journeysInMatrix = [
  ...journeysOnlyInMatrix,
  ...specs("api-reference", "decision-keys"),
];
