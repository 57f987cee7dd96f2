// What `npm test` brings to a bare machine, and what it says where something is missing.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { wrap } from "../machine/from-npm.js";
import { skipReasons } from "../machine/skip-reasons.js";
import { root, sourcesIn } from "../support/source/sources";
import { filesNotIgnored, trackedFiles } from "../support/source/tracked-files";

test("a wrapper script is replaced by its program, with the variables that it needs", () => {
  const folder = mkdtempSync(join(tmpdir(), "it's a machine-"));
  const wrapper = join(folder, "wrapper");
  wrap(wrapper, { LD_LIBRARY_PATH: "/some where/lib" }, process.execPath);
  const { stdout } = spawnSync(wrapper, ["-p", "process.env.LD_LIBRARY_PATH + process.pid"], {
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  expect(stdout).toMatch(/^\/some where\/lib\d+\n$/);
});

test("each reason for which tests were skipped is one sentence", () => {
  const report = (status: string, ...names: string[]) => ({
    testResults: [{ assertionResults: names.map((fullName) => ({ status, fullName })) }],
  });
  const skipped = report(
    "skipped",
    "in w3m (skipped: w3m is not installed) signs in",
    "in w3m (skipped: w3m is not installed) pays",
    "nginx (skipped: nginx is not installed)",
  );
  expect(skipReasons([skipped, undefined, report("passed", "a title (skipped: never)")])).toEqual([
    "Skipped: 2 tests, because w3m is not installed.",
    "Skipped: 1 test, because nginx is not installed.",
  ]);
});

test("a test that checks for a program says in its title if it is missing", () => {
  // The tools of attackers have a table of their own.
  const asking = sourcesIn("tests")
    .filter(({ path }) => !path.startsWith("tests/attack/"))
    .flatMap(
      ({ text }) => text.match(/skipIf\(!(?:has|can|is)[A-Z]\w*\)\([^]*?,\s*(?:async )?\(/g) ?? [],
    );
  expect(asking.length).toBeGreaterThan(5);
  expect(asking.filter((line) => !/skipped: |SkipReason|only in faults/.test(line))).toEqual([]);
});

test("the list of source files is the same without git", () => {
  expect(filesNotIgnored().sort()).toEqual(trackedFiles().sort());
});

test("the check on an empty machine runs the tests as the README does, and then what they leave out", () => {
  const commands = readFileSync(join(root, ".ci/run"), "utf8")
    .trim()
    .split("\n")
    .filter((line) => /^\s*npm\b/.test(line));
  expect(commands).toEqual(["npm ci", "npm test", "npm run matrix"]);
});
