// A test is run by a project of the runner, which knows it by its folder or by the end of its name.
import { expect, test } from "vitest";
import { sourcesIn } from "../support/source/sources";

/** Folders that are projects, or have a command of their own. */
const folders =
  /^tests\/(accessibility|adapters|attack|bench|config|faults|guards|hosts?|properties|upgrade)\//;
const endings = /\.(rules|api|store|page)\.test\.tsx?$/;

const isRun = (path: string) => folders.test(path) || endings.test(path);

test("every test is run by a project", () => {
  const tests = sourcesIn("tests")
    .map(({ path }) => path)
    .filter((path) => /\.test\.tsx?$/.test(path));
  expect(tests.length).toBeGreaterThan(300);
  expect(tests.filter((path) => !isRun(path))).toEqual([]);
});

test("a planted test that no project runs is found", () => {
  expect(isRun("tests/cards/planted.test.ts")).toBe(false);
  expect(isRun("tests/cards/planted.api.test.ts")).toBe(true);
});
