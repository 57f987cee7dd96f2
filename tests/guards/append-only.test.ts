// No call edits or deletes an audit entry: nothing in the server's source does, except re-encryption with a new vault key.
import ts from "typescript";
import { expect, test } from "vitest";
import { nodesOf, sourceOf, sourcesIn, type Source } from "../support/source/sources";

const rewriting = new Set(["updateTable", "deleteFrom", "replaceInto", "mergeInto"]);
const rewritingSql = /\b(?:update|delete\s+from|truncate|replace\s+into)\s+"?(?:audit\b|\$\{)/i;
const reencryption = "server/database/upkeep/sealed-values.ts";
const migrations = "server/database/migrations/";

/** "path: table" of each statement that updates or deletes. Where the table is a variable, all strings of the file's lists count. */
function rewritten(source: Source): string[] {
  const nodes = nodesOf(source);
  const lists = nodes
    .filter(ts.isArrayLiteralExpression)
    .flatMap(({ elements }) => elements.filter(ts.isStringLiteral).map(({ text }) => text));
  const statements = nodes.filter(ts.isCallExpression).flatMap((call) => {
    const { expression, arguments: given } = call;
    if (!ts.isPropertyAccessExpression(expression) || !rewriting.has(expression.name.text))
      return [];
    const [table] = given;
    return table && ts.isStringLiteral(table) ? [table.text] : lists;
  });
  const sql = nodes
    .filter(ts.isTaggedTemplateExpression)
    .filter((template) => rewritingSql.test(template.getText()))
    .map(() => "audit");
  return [...statements, ...sql].map((table) => `${source.path}: ${table}`);
}

const auditRewrites = (sources: readonly Source[]) =>
  sources.flatMap(rewritten).filter((one) => one.endsWith(": audit"));

test("only re-encryption rewrites audit entries", () => {
  const sources = sourcesIn("server").filter(({ path }) => !path.startsWith(migrations));
  expect(sources.flatMap(rewritten).length).toBeGreaterThan(50);
  expect(auditRewrites(sources)).toEqual([`${reencryption}: audit`]);
});

test.each([
  ['db.deleteFrom("audit").execute();'],
  ['db.updateTable("audit").set({ reason: null }).execute();'],
  ['for (const table of ["notes", "audit"] as const) db.deleteFrom(table).execute();'],
  ["sql`delete from audit where id = ${id}`.execute(db);"],
  ["sql`update ${sql.table(table)} set reason = null`.execute(db);"],
])("finds %s", (text) => {
  expect(auditRewrites([sourceOf("server/features/notes/store.ts", text)])).toHaveLength(1);
});
