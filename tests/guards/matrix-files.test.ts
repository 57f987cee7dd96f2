// What `npm test` samples or leaves out is run by `npm run matrix`.
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { trackedFiles } from "../support/source/tracked-files";
import { journeysInMatrix, onlyInTest } from "../support/matrix-files";

const importsASample = (text: string) =>
  /import \{[^}]*\b(?:sampled|describeEitherEngine)\b[^}]*\} from/.test(text);

test("every file with a sample is among those of the matrix", () => {
  const sampling = trackedFiles().filter(
    (path) => /^tests\/.*\.test\.tsx?$/.test(path) && importsASample(readFileSync(path, "utf8")),
  );
  expect(sampling.length).toBeGreaterThan(100);
  const left = new Set(onlyInTest());
  expect(sampling.filter((path) => left.has(path))).toEqual([]);
});

test("every journey of the matrix exists", () => {
  const missing = journeysInMatrix.filter(
    (pattern) => !existsSync(pattern.replace("**/", "tests/e2e/")),
  );
  expect(missing).toEqual([]);
});
