// Features add services to the context of a call; a feature further down must not reach for them there.
import ts from "typescript";
import { expect, test } from "vitest";
import { features } from "~server/features";
import { nodesOf, sourceOf, sourcesIn, type Source } from "../support/source/sources";

const sources = sourcesIn("server");
const order = features.map(({ name }) => name);

const featureOf = (path: string) => /^server\/features\/([^/]+)\//.exec(path)?.[1];

/** By name: the feature that declares it. */
const services = new Map(
  sources.flatMap((source) =>
    nodesOf(source)
      .filter(ts.isModuleDeclaration)
      .flatMap((declared) => [...declared.getText().matchAll(/readonly (\w+):/g)])
      .map(([, name = ""]) => [name, featureOf(source.path) ?? ""] as const),
  ),
);

const isContext = (text: string) => /(^|\.)context$/.test(text);

/** Names that are read from a context, directly or by destructuring. */
function readFromContext(source: Source): string[] {
  return nodesOf(source).flatMap((node) => {
    if (ts.isPropertyAccessExpression(node) && isContext(node.expression.getText()))
      return [node.name.text];
    if (!ts.isObjectBindingPattern(node)) return [];
    const { parent } = node;
    const isOfContext =
      (ts.isVariableDeclaration(parent) && isContext(parent.initializer?.getText() ?? "")) ||
      (ts.isParameter(parent) && /\bContext\b/.test(parent.type?.getText() ?? ""));
    return isOfContext
      ? node.elements.map(({ propertyName, name }) => (propertyName ?? name).getText())
      : [];
  });
}

function upward(source: Source): string[] {
  const own = order.indexOf(featureOf(source.path) ?? "");
  const isBelowFeatures = /^server\/(kernel|database|http)\//.test(source.path);
  if (own === -1 && !isBelowFeatures) return [];
  return readFromContext(source)
    .filter((name) => order.indexOf(services.get(name) ?? "") > own)
    .map((name) => `${source.path} reads context.${name}`);
}

test("no feature reads a service of a feature above it", () => {
  expect(services.size).toBeGreaterThan(5);
  expect(sources.flatMap(upward)).toEqual([]);
});

test.each([
  "export const read = (call) => call.context.crypto.gateway;",
  "export function read({ crypto }: Context) { return crypto; }",
  "export function read(call) { const { crypto } = call.context; return crypto; }",
])("a planted use is found: %s", (text) => {
  expect(upward(sourceOf("server/features/users/planted.ts", text))).toHaveLength(1);
});
