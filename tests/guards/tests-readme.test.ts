// What tests/README.md says is shown: its files exist, the names it quotes stand in them, and its counts are those of its rows.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../support/source/sources";

const folders = readdirSync(join(root, "tests"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
  .map(({ name }) => name)
  .join("|");
/** A path below one of the folders, and whatever ends as a test does. */
const path = `(?:${folders})/[\\w./-]+|[\\w-]+/[\\w./-]+\\.(?:test|spec|bench)\\.ts`;
const named = new RegExp(`\`(${path})\`(?: \\(([^)]*)\\))?`, "g");
const text = readFileSync(join(root, "tests/README.md"), "utf8");
const rows = text
  .slice(text.indexOf("## Reliability"))
  .split("\n")
  .filter((line) => /^\| (?!Line|---)/.test(line));

interface Claim {
  readonly file: string;
  /** Parts of titles, as the map sets them in italics. */
  readonly titles: readonly string[];
}

function claimsIn(map: string): Claim[] {
  return [...map.matchAll(named)].map(([, file = "", words = ""]) => ({
    file,
    titles: [...words.matchAll(/\*([^*]+)\*/g)].map(([, title = ""]) => title),
  }));
}

/** What of a claim is not so. */
function faultsOf({ file, titles }: Claim): string[] {
  const path = join(root, "tests", file);
  if (!existsSync(path)) return [`${file} does not exist`];
  const source = titles.length > 0 ? readFileSync(path, "utf8").replaceAll("\\'", "'") : "";
  return titles
    .filter((title) => !source.includes(title))
    .map((title) => `${file} has no test "${title}"`);
}

describe("the map of the tests", () => {
  test("names files and titles that are there", () => {
    const claims = claimsIn(text);
    expect(claims.length).toBeGreaterThan(100);
    expect(claims.flatMap(faultsOf)).toEqual([]);
  });

  test("says of each line how it stands, and counts them", () => {
    const standings = rows.map((row) => /\*\*(shown|half|open)\*\*[^|]*\|$/.exec(row)?.[1] ?? row);
    const count = (word: string) => standings.filter((standing) => standing === word).length;
    expect(standings.filter((standing) => !/^(shown|half|open)$/.test(standing))).toEqual([]);
    expect(text).toContain(
      `Of ${rows.length} lines ${count("shown")} are shown, ${count("half")} half shown and ${count("open")} open.`,
    );
  });

  test.each([
    ["`api/no-such.test.ts`"],
    ["`ledger/races.api.test.ts` (*a title that nobody wrote*)"],
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
