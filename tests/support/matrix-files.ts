// How `npm test` and `npm run matrix` divide the tests: a file named `*.matrix.*` is left to the second, and one with a sample is run by both.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inMatrix } from "./sized";

const tests = fileURLToPath(new URL("..", import.meta.url));

/** What takes long and seldom finds what the others don't. */
export const onlyInMatrix = ["**/*.matrix.*"];

const asksForSample = /import \{[^}]*\b(?:sampled|describeEitherEngine)\b[^}]*\} from/;

/** Whether `npm run matrix` runs any of it. */
const isInMatrix = (path: string) =>
  path.includes(".matrix.") || asksForSample.test(readFileSync(tests + path, "utf8"));

/** Not those of `.results`, which come and go while other tests run. */
const filesNotInMatrix = (ending: RegExp): string[] =>
  readdirSync(tests, { encoding: "utf8" })
    .filter((folder) => !folder.includes("."))
    .flatMap((folder) =>
      readdirSync(tests + folder, { recursive: true, encoding: "utf8" }).map(
        (path) => `${folder}/${path}`,
      ),
    )
    .filter((path) => ending.test(path) && !isInMatrix(path));

/** Test files that this command leaves to the other one. */
export const leftOut: readonly string[] = inMatrix
  ? filesNotInMatrix(/\.test\.tsx?$/).map((path) => `tests/${path}`)
  : onlyInMatrix;

/** The same of journeys. */
export const journeysLeftOut: readonly string[] = inMatrix
  ? filesNotInMatrix(/\.spec\.ts$/).map((path) => `**/${path.replace(/^.*\//, "")}`)
  : onlyInMatrix;
