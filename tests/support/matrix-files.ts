// What is left to `npm run matrix`: whole files, and the files of which `npm test` runs a sample.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const tests = fileURLToPath(new URL("..", import.meta.url));

export const inMatrix = process.env.MATRIX === "1";

const onlyInMatrix = ["faults/kill-the-host", "faults/killed-migration"].map(
  (name) => `${name}.test.ts`,
);
const isSampled = (path: string) =>
  /\b(?:sampled|describeEitherEngine)\(/.test(readFileSync(tests + path, "utf8"));
const runWhole = () =>
  readdirSync(tests, { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.test\.tsx?$/.test(path) && !onlyInMatrix.includes(path) && !isSampled(path),
  );

/** Test files that this run leaves to the other. */
export const leftOut: readonly string[] = (inMatrix ? runWhole() : onlyInMatrix).map(
  (path) => `tests/${path}`,
);

/** Journeys that repeat others by keyboard, or at further widths. */
export const journeysInMatrix = [
  "api-reference",
  "chart-sizes",
  "decision-keys",
  "keyboard",
  "narrow-windows",
].map((name) => `**/${name}.spec.ts`);
