// Each refusal that the rules and the API speak has its words, and no words are left without a refusal.
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { refusalStatuses } from "~server/kernel/refusals";
import { en } from "~server/locales/en";
import { nodesOf, sourceOf, sourcesIn, type Source } from "../support/source/sources";

const catalogue = "server/kernel/refusals.ts";
const rules = sourcesIn("server/kernel", "server/http", "server/features").filter(
  ({ path }) => !path.endsWith("labels.ts"),
);
// The API document only repeats which codes a call answers.
const everything = sourcesIn("server", "app").filter(
  ({ path }) => path !== catalogue && !path.startsWith("server/features/api-reference/"),
);

/** The codes in `refuse("code", …)` and `refuse(isIt ? "one" : "other")`: comparisons inside are no codes. */
function codesOf(node: ts.Node): string[] {
  if (ts.isConditionalExpression(node))
    return [...codesOf(node.whenTrue), ...codesOf(node.whenFalse)];
  return ts.isStringLiteralLike(node) ? [node.text] : [];
}

const refusedIn = (sources: readonly Source[]) =>
  sources.flatMap((source) =>
    nodesOf(source).flatMap((node) => {
      if (ts.isCallExpression(node) && node.expression.getText() === "refuse")
        return node.arguments[0] ? codesOf(node.arguments[0]) : [];
      if (ts.isPropertyAssignment(node) && node.name.getText() === "refused")
        return codesOf(node.initializer);
      return [];
    }),
  );

const refused = refusedIn(rules);
const mentioned = new Set(
  everything.flatMap((source) =>
    nodesOf(source).flatMap((node) => {
      if (ts.isPropertyAccessExpression(node) && node.expression.getText() === "refusalWords")
        return [node.name.text];
      return ts.isStringLiteralLike(node) ? [node.text] : [];
    }),
  ),
);

describe("the catalog of refusals", () => {
  test("has a message for every refusal code", () => {
    expect(refused.length).toBeGreaterThan(20);
    expect([...new Set(refused)].filter((code) => !(code in refusalStatuses))).toEqual([]);
  });

  test("would miss the message of a planted code", () => {
    const planted = refusedIn([
      sourceOf(
        "server/features/planted.ts",
        'refuse(isIt ? "no_such_code" : "not_found"); const one = { refused: "nor_this" };',
      ),
    ]);
    expect(planted.filter((code) => !(code in refusalStatuses))).toEqual([
      "no_such_code",
      "nor_this",
    ]);
  });

  test("has no code that nothing uses", () => {
    expect(Object.keys(refusalStatuses).filter((code) => !mentioned.has(code))).toEqual([]);
  });

  test("has a message for every code", () => {
    const { unprocessed: _without, ...messages } = en.refusals;
    expect(Object.keys(messages).sort()).toEqual(Object.keys(refusalStatuses).sort());
  });
});
