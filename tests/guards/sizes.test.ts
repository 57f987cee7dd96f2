import ts from "typescript";
import { describe, expect, test } from "vitest";
import { nodesOf, sourceOf, sourcesIn, type Source } from "../support/source/sources";
import { trackedFiles } from "../support/source/tracked-files";

const product = sourcesIn("app", "server");
const everything = [...product, ...sourcesIn("tests")];

const places = (sources: readonly Source[], isFound: (node: ts.Node) => boolean) =>
  sources.flatMap((source) =>
    nodesOf(source)
      .filter(isFound)
      .map(
        (node) =>
          `${source.path}:${source.tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`,
      ),
  );

const isConstAssertion = (node: ts.AsExpression) =>
  ts.isTypeReferenceNode(node.type) && node.type.getText() === "const";

const isAny = (node: ts.Node) => node.kind === ts.SyntaxKind.AnyKeyword;
const isLong = (node: ts.Node) =>
  ts.isFunctionLike(node) &&
  functionLines(node) > (node.getSourceFile().fileName.endsWith("x") ? 80 : 70);
const isDrawer = (path: string) =>
  /(^|\/)(utils|misc|common|helpers|services|lib)(\/|\.(?!txt$))/.test(path);
const marker = new RegExp(
  `\\b(${["TO", "FIX"].map((word, index) => word + ["DO", "ME"][index]).join("|")})\\b`,
);

function functionLines(node: ts.Node): number {
  const { line: first } = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart());
  const { line: last } = node.getSourceFile().getLineAndCharacterOfPosition(node.end);
  return last - first + 1;
}

describe("sizes", () => {
  test("none is over 300 lines", () => {
    expect(
      everything.filter(({ lines }) => lines > 300).map(({ path, lines }) => `${path}: ${lines}`),
    ).toEqual([]);
  });

  test("no function is over 70 lines, 80 with JSX", () => {
    expect(places(product, isLong)).toEqual([]);
  });
});

describe("planted faults are found", () => {
  const lines = Array.from({ length: 75 }, () => "  work();").join("\n");
  const planted = [
    sourceOf(
      "server/planted.ts",
      `export function long(value: any) {\n${lines}\n  return value! as string;\n}\n`,
    ),
  ];

  test("a long function, an any, an assertion, a non-null assertion", () => {
    const kinds = [isAny, ts.isAsExpression, ts.isNonNullExpression, isLong].map(
      (isFound) => places(planted, isFound).length,
    );
    expect(kinds).toEqual([1, 1, 1, 1]);
    expect(planted[0]?.lines).toBe(78);
  });

  test("a folder with a vague name, and what was left for later", () => {
    expect(["server/utils/a.ts", "app/lib.ts", "server/http/a.ts"].filter(isDrawer)).toEqual([
      "server/utils/a.ts",
      "app/lib.ts",
    ]);
    expect(
      [`// ${"TO"}${"DO"}: later`, "// done"].filter((text) => marker.test(text)),
    ).toHaveLength(1);
  });
});

describe("types are strict", () => {
  test("no any", () => {
    expect(places(everything, isAny)).toEqual([]);
  });

  test("no non-null assertion", () => {
    expect(places(everything, ts.isNonNullExpression)).toEqual([]);
  });

  test("few assertions: at most one `as` in 20 files", () => {
    const assertions = places(
      product,
      (node) => ts.isAsExpression(node) && !isConstAssertion(node),
    );
    expect(assertions.length, assertions.join("\n")).toBeLessThanOrEqual(
      Math.max(5, Math.floor(product.length / 20)),
    );
  });
});

describe("the source tree", () => {
  const tracked = trackedFiles();

  test("the top level contains what the design names, and nothing else", () => {
    const named =
      /^(package\.json|package-lock\.json|remix\.config\.js|tsconfig\.json|app|server|public|tests|README\.md|LICENSE|\..*)$/;
    expect(
      [...new Set(tracked.map((path) => path.split("/")[0] ?? ""))].filter(
        (name) => !named.test(name),
      ),
    ).toEqual([]);
  });

  test("no folder has a vague name", () => {
    expect(tracked.filter(isDrawer)).toEqual([]);
  });

  test("nothing is left for later", () => {
    expect(everything.filter(({ text }) => marker.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
