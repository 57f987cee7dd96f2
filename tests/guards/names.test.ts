// One exported name has one meaning, so that reading and searching for it lead to one file.
import ts from "typescript";
import { expect, test } from "vitest";
import { sourceOf, sourcesIn, type Source } from "../support/source/sources";

/** Remix finds these by their names in every route. */
const prescribed = new Set([
  "loader",
  "action",
  "meta",
  "links",
  "headers",
  "handle",
  "shouldRevalidate",
  "ErrorBoundary",
]);

/** A type and a value of the same name count once; what is exported as default has no name, and a re-export is no second one. */
function exportedNames({ tree }: Source): string[] {
  const names = tree.statements.flatMap((statement): string[] => {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    const kinds = modifiers.map(({ kind }) => kind);
    if (!kinds.includes(ts.SyntaxKind.ExportKeyword)) return [];
    if (kinds.includes(ts.SyntaxKind.DefaultKeyword)) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name));
    const isNamed =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isEnumDeclaration(statement);
    return isNamed && statement.name ? [statement.name.text] : [];
  });
  return [...new Set(names)].filter((name) => !prescribed.has(name));
}

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isOmittedExpression(element) ? [] : namesIn(element.name),
  );
}

function sharedNames(sources: readonly Source[]): string[] {
  const pathsOf = new Map<string, string[]>();
  for (const source of sources)
    for (const name of exportedNames(source))
      pathsOf.set(name, [...(pathsOf.get(name) ?? []), source.path]);
  return [...pathsOf]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name}: ${paths.sort().join(", ")}`)
    .sort();
}

test("each exported name is exported by one file only", () => {
  // Each language has the catalogs of English, under the same names.
  const isTranslation = ({ path }: Source) => /^server\/locales\/(?!en\/)[\w-]+\//.test(path);
  const sources = sourcesIn("server", "app").filter((source) => !isTranslation(source));
  expect(sources.flatMap(exportedNames).length).toBeGreaterThan(1000);
  expect(sharedNames(sources)).toEqual([]);
});

test("a planted fault is found", () => {
  const rules = sourceOf(
    "server/features/cards/rules.ts",
    "export type Card = { id: string };\nexport const Card = 1;\nexport const [first, { second }] = list;",
  );
  const store = sourceOf(
    "server/features/cards/store.ts",
    "export interface Card { id: string }\nexport function second() {}\nexport const loader = 1;",
  );
  const page = sourceOf(
    "app/routes/customer/cards/page.tsx",
    "export default function Card() {}\nexport const loader = 1;\nexport { first } from './rules';",
  );
  expect(sharedNames([rules])).toEqual([]);
  expect(sharedNames([rules, store, page])).toEqual([
    "Card: server/features/cards/rules.ts, server/features/cards/store.ts",
    "second: server/features/cards/rules.ts, server/features/cards/store.ts",
  ]);
});
