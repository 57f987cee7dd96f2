import ts from "typescript";
import { expect, test } from "vitest";
import { nodesOf, sourceOf, sourcesIn, type Source } from "../support/source/sources";

const app = sourcesIn("app");

const lineOf = (source: Source, node: ts.Node) =>
  `${source.path}:${source.tree.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${node.getText().slice(0, 60)}`;

const isStyle = (node: ts.Node) => ts.isJsxAttribute(node) && node.name.getText() === "style";
const found = (sources: readonly Source[], isFound: (node: ts.Node) => boolean) =>
  sources.flatMap((source) =>
    nodesOf(source)
      .filter(isFound)
      .map((node) => lineOf(source, node)),
  );

test("no style attribute is used: the policy refuses inline styles", () => {
  expect(found(app, isStyle)).toEqual([]);
});

test("no URL of our own is written in a page: they come from app/platform/paths/index.ts", () => {
  expect(
    found(
      app.filter(({ path }) => path !== "app/platform/paths/index.ts"),
      isTypedAddress,
    ),
  ).toEqual([]);
});

test("planted faults are found", () => {
  const planted = [
    sourceOf(
      "app/planted.tsx",
      'const a = <p style={{ color: "red" }}><a href="/login">x</a><form action={`/users/${id}`} /></p>; redirect("/login");',
    ),
  ];
  expect([found(planted, isStyle).length, found(planted, isTypedAddress).length]).toEqual([1, 3]);
});

/** `href="/login"`, `href={"/login"}`, `` action={`/users/${id}`} `` and `redirect("/login")`. */
function isTypedAddress(node: ts.Node): boolean {
  if (ts.isJsxAttribute(node) && /^(href|action|formAction)$/.test(node.name.getText())) {
    // Files of public/, such as the icon, are not pages and have no builder.
    if (node.parent.parent.tagName.getText() === "link") return false;
    const given =
      node.initializer && ts.isJsxExpression(node.initializer)
        ? node.initializer.expression
        : node.initializer;
    return given !== undefined && beginsWithSlash(given);
  }
  if (!ts.isCallExpression(node) || !/^redirect(Document)?$/.test(node.expression.getText()))
    return false;
  const [target] = node.arguments;
  return target !== undefined && beginsWithSlash(target);
}

function beginsWithSlash(node: ts.Node): boolean {
  if (ts.isStringLiteralLike(node)) return node.text.startsWith("/");
  return ts.isTemplateExpression(node) && node.head.text.startsWith("/");
}
