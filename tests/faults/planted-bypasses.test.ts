// The tests of second approvals are worth something only if they find the ways around: each planted one must break the test that is named for it.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { planted } from "../properties/plant-bug";
import { bypasses } from "../properties/planted-bugs/bypasses";
import type { PlantedBypass } from "../properties/planted-bugs/planted-bug";
import { postgresAddress } from "../support/database/postgres";
import { sized } from "../support/sized";

/** Each costs a process of its own. */
const arePlayed = sized(false, true);

test("there are many of them, each with a unique name", () => {
  expect(new Set(bypasses.map(({ name }) => name)).size).toBe(bypasses.length);
  expect(bypasses.length).toBeGreaterThan(20);
});

describe.each(bypasses)("$name", (bypass) => {
  const { file, test: title } = bypass.foundBy;

  test("still matches the source, and names a test", () => {
    expect(planted(bypass, readFileSync(bypass.file, "utf8"))).not.toBe("");
    expect(readFileSync(file, "utf8")).toContain(titleIn(file, title));
  });

  test.runIf(arePlayed && (postgresAddress || !bypass.needsPostgres))(
    "is found",
    { timeout: 600_000 },
    async () => {
      const output = await playWith(bypass);
      const failed = output.split("\n").filter((line) => line.includes("FAIL"));
      expect(failed.join("\n")).toContain(title);
    },
  );
});

describe.runIf(arePlayed)("the named tests", () => {
  const named = new Map(bypasses.map(({ foundBy }) => [foundBy.file + foundBy.test, foundBy]));
  test.each([...named.values()])(
    "pass with the source unchanged: $file, $test",
    { timeout: 600_000 },
    async (foundBy) => {
      const output = await play(foundBy, {});
      expect(output).toMatch(/Tests .*\d+ passed/);
      expect(output).not.toContain("FAIL");
    },
  );
});

/** Titles of tables have places in the source. */
function titleIn(file: string, title: string): string {
  if (title.startsWith("closing a ")) return "closing a %s with money in it";
  return title;
}

const playWith = ({ name, foundBy, needsPostgres }: PlantedBypass) =>
  play(foundBy, {
    PLANTED_BUG: name,
    ...(needsPostgres && {
      TEST_DATABASE_URL: process.env.TEST_DATABASE_URL,
      BOTH_ENGINES: "1",
    }),
  });

/** Plays the test that is named; what was written on the way. */
function play(
  { file, test: title }: PlantedBypass["foundBy"],
  settings: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const vitest = [
      "node_modules/vitest/vitest.mjs",
      "run",
      ...["-c", "tests/vitest.config.ts", "--reporter=dot"],
      ...["--project", "server"],
      ...[file, "-t", pattern(title)],
    ];
    const { PATH, HOME } = process.env;
    const child = spawn(process.execPath, vitest, {
      env: { NODE_ENV: "test", PATH, HOME, PROPERTY_SEED: "1", NO_COLOR: "1", ...settings },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.once("error", reject);
    child.once("exit", () => resolve(output));
  });
}

const pattern = (title: string) => title.replace(/[()*+?.[\]{}|^$\\]/g, "\\$&");
