// The product's source files, read once and parsed, for the guards.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

export const root = fileURLToPath(new URL("../../..", import.meta.url));

export type Source = {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  readonly tree: ts.SourceFile;
};
export type Import = { readonly specifier: string; readonly isTypeOnly: boolean };

export function sourcesIn(...folders: readonly string[]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(
        (entry) =>
          entry.isFile() &&
          /\.(ts|tsx)$/.test(entry.name) &&
          !entry.parentPath.includes("node_modules"),
      )
      .map((entry) =>
        read(relative(root, join(entry.parentPath, entry.name)).split(sep).join("/")),
      ),
  );
}

const known = new Map<string, Source>();

function read(path: string): Source {
  const source = known.get(path) ?? parse(path);
  known.set(path, source);
  return source;
}

function parse(path: string): Source {
  return sourceOf(path, readFileSync(join(root, path), "utf8"));
}

/** A text as if it lay at this path: for faults that are planted. */
export function sourceOf(path: string, text: string): Source {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, kind);
  return { path, text, lines: text.split("\n").length - 1, tree };
}

export function nodesOf(source: Source): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return nodes;
}

export function importsOf(source: Source): Import[] {
  return nodesOf(source).flatMap((node): Import[] => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      return [{ specifier: node.moduleSpecifier.text, isTypeOnly: isTypeOnly(node.importClause) }];
    }
    if (
      ts.isExportDeclaration(node) &&
      node.moduleSpecifier &&
      ts.isStringLiteral(node.moduleSpecifier)
    ) {
      return [{ specifier: node.moduleSpecifier.text, isTypeOnly: node.isTypeOnly }];
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [target] = node.arguments;
      return target && ts.isStringLiteral(target)
        ? [{ specifier: target.text, isTypeOnly: false }]
        : [];
    }
    return [];
  });
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  return (
    !clause.name &&
    named !== undefined &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every(({ isTypeOnly }) => isTypeOnly)
  );
}

/** `server/kernel/money` for a file of the project, `npm:zod` for a package, `node:fs` for Node itself. */
export function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith("~server/")) return specifier.replace("~server/", "server/");
  if (specifier.startsWith("~/")) return specifier.replace("~/", "app/");
  if (specifier.startsWith(".")) return join(dirname(path), specifier).split(sep).join("/");
  if (specifier.startsWith("node:")) return specifier;
  const [scopeOrName, name] = specifier.split("/");
  return `npm:${specifier.startsWith("@") ? `${scopeOrName}/${name}` : scopeOrName}`;
}
