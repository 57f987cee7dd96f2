// The guide for contributors names files and commands that exist.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { codesIn, missingCommands, missingPaths } from "../support/source/named-things";
import { root } from "../support/source/sources";

const path = ".github/CONTRIBUTING.md";
const guide = readFileSync(join(root, path), "utf8");
const prose = guide.replace(/```(?!sh)\w+\n[\s\S]*?```/g, "");
const commands = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, code]) => code ?? "");

test("every path that the guide names exists", () => {
  const named = [...codesIn(prose), ...commands.flatMap((code) => code.split(/\s+/))];
  expect(named.length).toBeGreaterThan(100);
  expect(missingPaths(named)).toEqual([]);
});

test("every file that it links exists", () => {
  const targets = [...prose.matchAll(/\]\((\.[^)]+)\)/g)].map(([, target]) =>
    join(dirname(path), target ?? ""),
  );
  expect(targets.length).toBeGreaterThan(1);
  expect(missingPaths(targets)).toEqual([]);
});

test("every npm command in it exists", () => {
  expect(missingCommands([...codesIn(prose), ...commands])).toEqual([]);
});
