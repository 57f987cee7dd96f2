// The random commands are worth something only if they find faults: each planted bug must break an invariant that they name.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { invariants } from "../properties/invariants";
import { planted } from "../properties/plant-bug";
import { plantedBugs } from "../properties/planted-bugs";
import type { PlantedBug } from "../properties/planted-bugs/planted-bug";
import { sized } from "../support/sized";

/** Each costs a process of its own. */
const arePlayed = sized(false, true);

describe.each(plantedBugs)("$name", (bug) => {
  test("still matches the source", () => {
    expect(planted(bug, readFileSync(bug.file, "utf8"))).not.toBe("");
  });

  test.runIf(arePlayed)("is found", { timeout: 600_000 }, async () => {
    const output = await playWith(bug);
    const [, sentence = output] = /BROKEN: (.*?)\. /.exec(output) ?? [];
    console.info(`${bug.name}: ${sentence}`);
    expect(Object.values<string>(invariants)).toContain(sentence);
  });
});

/** Its seed was chosen so that so many are enough, whatever the usual number is. */
const commands = "1000";

/** Plays the random commands on the embedded database with this bug compiled in; what was written on the way. */
function playWith({ name, seed }: PlantedBug): Promise<string> {
  return new Promise((resolve, reject) => {
    const vitest = [
      "node_modules/vitest/vitest.mjs",
      "run",
      "-c",
      "tests/vitest.config.ts",
      "--project",
      "server",
      "--reporter=dot",
      "tests/properties/sqlite.test.ts",
    ];
    const { PATH, HOME } = process.env;
    const child = spawn(process.execPath, vitest, {
      env: {
        NODE_ENV: "test",
        PATH,
        HOME,
        PLANTED_BUG: name,
        PROPERTY_SEED: String(seed),
        PROPERTY_COMMANDS: commands,
        NO_COLOR: "1",
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.once("error", reject);
    child.once("exit", () => resolve(output));
  });
}
