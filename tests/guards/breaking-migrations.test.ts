// Releases run side by side if the newer one only adds to the schema: what removes or renames something says so in its name.
import { expect, test } from "vitest";
import { sourcesIn } from "../support/source/sources";

const folder = "server/database/migrations";
const removes =
  /\bdrop (?:table|column|constraint)\b|\brename\b|\balter column\b|\bset not null\b/i;

interface Part {
  /** A migration is a file, or a folder of them. */
  readonly path: string;
  readonly text: string;
}

const isUnmarked = ({ path, text }: Part) => removes.test(text) && !path.includes("-breaking-");

test("a migration that removes or renames something is named breaking", () => {
  const parts = sourcesIn(folder);
  expect(parts.filter(({ text }) => text.includes("create table")).length).toBeGreaterThan(1);
  expect(parts.filter(isUnmarked).map(({ path }) => path)).toEqual([]);
});

test.each([
  "alter table users drop column phone",
  "drop table approval_requests",
  "alter table a rename to b",
  "alter table users alter column email set not null",
])("a planted one is found: %s", (text) => {
  for (const rest of [".ts", "/index.ts"]) {
    expect(isUnmarked({ path: `${folder}/099-planted${rest}`, text })).toBe(true);
    expect(isUnmarked({ path: `${folder}/099-breaking-planted${rest}`, text })).toBe(false);
  }
});
