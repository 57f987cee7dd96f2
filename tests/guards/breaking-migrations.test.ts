// Releases run side by side if the newer one only adds to the schema: what removes or renames something says so in its name.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../support/source/sources";

const folder = join(root, "server/database/migrations");
const removes =
  /\bdrop (?:table|column|constraint)\b|\brename\b|\balter column\b|\bset not null\b/i;
/** Older than the first release that refuses a newer schema. */
const before = ["006-set-by-hand.ts"];

const isUnmarked = ({ name, text }: { name: string; text: string }) =>
  removes.test(text) && !name.includes("-breaking-") && !before.includes(name);

test("a migration that removes or renames something is named breaking", () => {
  const migrations = readdirSync(folder).map((name) => ({
    name,
    text: readFileSync(join(folder, name), "utf8"),
  }));
  expect(migrations.filter(({ text }) => removes.test(text)).length).toBeGreaterThan(1);
  expect(migrations.filter(isUnmarked).map(({ name }) => name)).toEqual([]);
});

test.each([
  "alter table users drop column phone",
  "drop table proposals",
  "alter table a rename to b",
  "alter table users alter column email set not null",
])("a planted one is found: %s", (text) => {
  expect(isUnmarked({ name: "099-planted.ts", text })).toBe(true);
  expect(isUnmarked({ name: "099-breaking-planted.ts", text })).toBe(false);
});
