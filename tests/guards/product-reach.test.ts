// What the product reaches for: other hosts through one door, nothing of the browser's storage, and few packages.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { nodesOf, root, sourcesIn } from "../support/source/sources";

const packages = z
  .object({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));

const isFetch = (node: ts.Node) =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "fetch";
const storages = new Set(["localStorage", "sessionStorage", "indexedDB", "caches"]);
const isStorage = (node: ts.Node) => ts.isIdentifier(node) && storages.has(node.text);

const sources = sourcesIn("server", "app");
const filesWith = (isFound: (node: ts.Node) => boolean) =>
  sources.filter((source) => nodesOf(source).some(isFound)).map(({ path }) => path);
const isFoundIn = (isFound: (node: ts.Node) => boolean, text: string) => {
  const visit = (node: ts.Node): boolean =>
    isFound(node) || (ts.forEachChild(node, visit) ?? false);
  return visit(ts.createSourceFile("planted.ts", text, ts.ScriptTarget.Latest, true));
};

describe("other hosts", () => {
  test("are called in one place, with a list of allowed hosts, except for another backend and the pages' own URLs", () => {
    const calling = filesWith(isFetch);
    expect(calling.filter((path) => path.startsWith("server/adapters/"))).toHaveLength(1);
    const others = /^(?:server\/adapters|app\/enhance|app\/platform\/api)\//;
    expect(calling.filter((path) => !others.test(path))).toEqual([]);
  });

  test("a planted fault is found", () => {
    expect(isFoundIn(isFetch, "export const f = async () => await fetch(address);")).toBe(true);
  });
});

describe("the browser's storage", () => {
  test("isn't used: the portal stores only cookies", () => {
    expect(filesWith(isStorage).filter((path) => path.startsWith("app/"))).toEqual([]);
  });

  test("a planted fault is found", () => {
    expect(isFoundIn(isStorage, "window.localStorage.setItem('a', 'b');")).toBe(true);
  });
});

describe("pasting and password managers", () => {
  const isHindrance = (node: ts.Node) =>
    (ts.isIdentifier(node) && node.text === "onPaste") ||
    (ts.isStringLiteral(node) && node.text === "paste");

  test("aren't blocked", () => {
    expect(filesWith(isHindrance)).toEqual([]);
  });

  test("a planted fault is found", () => {
    expect(isFoundIn(isHindrance, "field.addEventListener('paste', refuse);")).toBe(true);
  });
});

const decision = "server/decisions/073-state-a-reason-for-each-runtime-dependency.md";

test("at most 43 packages are runtime dependencies, each with one version and a reason", () => {
  const names = Object.keys(packages.dependencies);
  expect(names.length).toBeLessThanOrEqual(43);
  expect(
    Object.values(packages.dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version)),
  ).toEqual([]);
  const rows = readFileSync(join(root, decision), "utf8").match(/^\| `.+$/gm) ?? [];
  const argued = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(argued.toSorted()).toEqual(names.toSorted());
});
