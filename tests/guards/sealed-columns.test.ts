// What the vault seals is declared by the features (`sealed`), so that a key is never removed while something needs it.
import { join } from "node:path";
import ts from "typescript";
import { beforeAll, expect, test } from "vitest";
import { sealedColumns } from "~server/declared";
import { nodesOf, root, sourcesIn } from "../support/source/sources";

const shapeOf = (template: string) => template.replace(/\$\{[^}]*\}/g, "*");
const anyRow = new Proxy<Record<string, string>>({}, { get: () => "*" });
const listed = new Set(sealedColumns.map(({ about }) => about(anyRow)));

// The vault's own files seal what they are given, and rotation takes its words from the list.
const passesOn = /^server\/(adapters\/vault\/|commands\/vault\/)/;
const paths = sourcesIn("server")
  .filter(({ path, text }) => !passesOn.test(path) && /\b(seal|newPersonalKey)\(/.test(text))
  .map(({ path }) => path);

/** It forgets the list in one call and hides its words in the other; compiled with the rest, because a program costs seconds. */
const planted = {
  path: "server/features/withdrawals/planted.ts",
  text: `
    import type { Vault } from "../../adapters/vault/port";
    export const one = (vault: Vault, id: string) => vault.seal("x", \`forgotten:\${id}\`);
    export const other = ({ vault }: { vault: Vault }, about: string) => vault?.seal("x", about);`,
};

/** Calls that seal with the environment's key: told from a personal vault's, which seals bytes too, by the receiver's type. */
function sealingCalls(files: readonly string[], planted: { path: string; text: string }) {
  const settings = ts.getParsedCommandLineOfConfigFile(
    join(root, "tsconfig.json"),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  const host = ts.createCompilerHost(settings?.options ?? {});
  const [read, exists, added] = [
    host.readFile.bind(host),
    host.fileExists.bind(host),
    join(root, planted.path),
  ];
  host.readFile = (name) => (name === added ? planted.text : read(name));
  host.fileExists = (name) => name === added || exists(name);
  const program = ts.createProgram(
    files.map((path) => join(root, path)),
    settings?.options ?? {},
    host,
  );
  const checker = program.getTypeChecker();
  return files.flatMap((path) => {
    const tree = program.getSourceFile(join(root, path));
    if (!tree) throw new Error(`${path} was not read`);
    const nodes = nodesOf({ path, text: tree.text, lines: 0, tree });
    return nodes.filter(ts.isCallExpression).flatMap((call) => {
      if (!ts.isPropertyAccessExpression(call.expression)) return [];
      const names = checker
        .getNonNullableType(checker.getTypeAtLocation(call.expression.expression))
        .getProperties()
        .map(({ name }) => name);
      const method = call.expression.name.text;
      const argument =
        method === "seal"
          ? call.arguments[1]
          : method === "newPersonalKey"
            ? call.arguments[0]
            : undefined;
      if (!argument || names.includes("sealBytes")) return [];
      const line = tree.getLineAndCharacterOfPosition(call.getStart()).line + 1;
      return [{ place: `${path}:${line}`, about: aboutOf(argument, nodes) }];
    });
  });
}

/** The words of a template, also where a function of the same file makes them. */
function aboutOf(argument: ts.Expression, nodes: readonly ts.Node[]): string {
  if (ts.isTemplateExpression(argument)) return shapeOf(argument.getText().slice(1, -1));
  if (ts.isCallExpression(argument) && ts.isIdentifier(argument.expression)) {
    const called = argument.expression.text;
    const maker = nodes.filter(ts.isFunctionDeclaration).find(({ name }) => name?.text === called);
    const template =
      maker &&
      nodes
        .filter(ts.isTemplateExpression)
        .find((node) => node.pos > maker.pos && node.end < maker.end);
    if (template) return shapeOf(template.getText().slice(1, -1));
  }
  return `cannot be told: ${argument.getText()}`;
}

let calls: ReturnType<typeof sealingCalls>;
beforeAll(() => {
  calls = sealingCalls([...paths, planted.path], planted);
});
const isPlanted = ({ place }: { place: string }) => place.startsWith(planted.path);

test("every value that the vault encrypts is in the list, and nothing else is", () => {
  const ours = calls.filter((call) => !isPlanted(call));
  expect(ours.filter(({ about }) => !listed.has(about))).toEqual([]);
  expect(new Set(ours.map(({ about }) => about))).toEqual(listed);
});

test("a planted fault is found", () => {
  expect(calls.filter(isPlanted).map(({ about }) => about)).toEqual([
    "forgotten:*",
    "cannot be told: about",
  ]);
});
