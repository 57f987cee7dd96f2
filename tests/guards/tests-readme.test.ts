// tests/README.md: its files exist and have the test titles that it quotes, and its counts match its rows.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../support/source/sources";

const folders = readdirSync(join(root, "tests"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
  .map(({ name }) => name)
  .join("|");
/** A path below one of the folders, or any path that ends like a test. */
const path = `(?:${folders})/[\\w./-]+|[\\w-]+/[\\w./-]+\\.(?:test|spec|bench)\\.ts`;
const named = new RegExp(`\`(${path})\`(?: \\(([^)]*)\\))?`, "g");
const text = readFileSync(join(root, "tests/README.md"), "utf8");
const rows = text
  .slice(text.indexOf("## Reliability"))
  .split("\n")
  .filter((line) => /^\| (?!Requirement|---)/.test(line));

interface Claim {
  readonly file: string;
  /** Parts of test titles, in italics in the tables. */
  readonly titles: readonly string[];
}

function claimsIn(map: string): Claim[] {
  return [...map.matchAll(named)].map(([, file = "", text = ""]) => ({
    file,
    titles: [...text.matchAll(/\*([^*]+)\*/g)].map(([, title = ""]) => title),
  }));
}

/** What is wrong with a claim. */
function faultsOf({ file, titles }: Claim): string[] {
  const path = join(root, "tests", file);
  if (!existsSync(path)) return [`${file} does not exist`];
  const source = titles.length > 0 ? readFileSync(path, "utf8").replaceAll("\\'", "'") : "";
  return titles
    .filter((title) => !source.includes(title))
    .map((title) => `${file} has no test "${title}"`);
}

describe("the tables of the tests", () => {
  test("name files and titles that exist", () => {
    const claims = claimsIn(text);
    expect(claims.length).toBeGreaterThan(100);
    expect(claims.flatMap(faultsOf)).toEqual([]);
  });

  test("have a status in each row, and the right totals", () => {
    const statuses = rows.map((row) => /\*\*(shown|partly|open)\*\*[^|]*\|$/.exec(row)?.[1] ?? row);
    const count = (word: string) => statuses.filter((status) => status === word).length;
    expect(statuses.filter((status) => !/^(shown|partly|open)$/.test(status))).toEqual([]);
    expect(text).toContain(
      `Of ${rows.length} requirements, ${count("shown")} are shown, ${count("partly")} partly shown and ${count("open")} open.`,
    );
  });

  test.each([
    ["`api/no-such.test.ts`"],
    ["`ledger/races.api.test.ts` (*a title that no test has*)"],
  ])("a planted fault is found: %s", (planted) => {
    expect(claimsIn(planted).flatMap(faultsOf)).toHaveLength(1);
  });
});

test("the tests that the threat model names exist", () => {
  const model = readFileSync(join(root, ".github/SECURITY.md"), "utf8");
  const paths = [...model.matchAll(/`((?:tests|server)\/[\w./-]+)`/g)].map(([, path = ""]) => path);
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
