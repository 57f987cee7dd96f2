import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { settingNames } from "../support/portal/settings";
import { secretFileNames } from "~server/config/secret-files";
import { missingCommands, missingPaths, codesIn, scripts } from "../support/source/named-things";
import { root } from "../support/source/sources";

const file = join(root, "README.md");
const text = existsSync(file) ? readFileSync(file, "utf8") : "";

const quoted = codesIn(text);
const blocks = [...text.matchAll(/```\w*\n([\s\S]*?)```/g)].map(([, code]) => code ?? "");

describe.skipIf(text === "")("what the README names exists", () => {
  test("every path", () => {
    expect(missingPaths(quoted)).toEqual([]);
  });

  test("every path in the threat model", () => {
    const named = codesIn(readFileSync(join(root, ".github/SECURITY.md"), "utf8"));
    expect(missingPaths(named)).toEqual([]);
  });

  test("every npm command", () => {
    expect(missingCommands([...quoted, ...blocks])).toEqual([]);
  });

  test("and it has at most 1,300 words", () => {
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(1300);
  });

  test("and a planted path or command that doesn't exist is found", () => {
    const planted = codesIn("`server/no-such-file.ts`, `npm run nothing` and `npm test`");
    expect([missingPaths(planted), missingCommands(planted)]).toEqual([
      ["server/no-such-file.ts"],
      ["nothing"],
    ]);
  });
});

describe("the operators' table of settings", () => {
  const guide = readFileSync(join(root, "server/ops/README.md"), "utf8");
  const [, table = ""] = /## Configuration\n([\s\S]*?)\n## /.exec(guide) ?? [];
  const rows = [...table.matchAll(/^\| `(\w+)` \| (.*) \| (.*) \|$/gm)].map(
    ([, name = ""]) => name,
  );

  test("names every setting that is read, once, and no other", () => {
    const named = settingNames.filter((name) => !secretFileNames.includes(name));
    expect(rows.toSorted()).toEqual(named.toSorted());
  });

  test("has a default and a meaning in each row", () => {
    expect(
      table
        .split("\n")
        .filter((line) => /^\| `/.test(line) && !/^\| `\w+` \| \S.* \| \S.* \|$/.test(line)),
    ).toEqual([]);
  });
});

describe("every script of package.json", () => {
  test("starts a file that exists", () => {
    const files = Object.values(scripts).flatMap(
      (script) => script.match(/\b(?:tests|server)\/[\w./-]+\.js\b/g) ?? [],
    );
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test("names a command that exists", () => {
    const names = Object.values(scripts).flatMap((script) =>
      [...script.matchAll(/run\.js ([\w:-]+)/g)].map(([, name]) => name ?? ""),
    );
    const missing = names.filter(
      (name) =>
        name !== "demo" &&
        /:|^reset$|^seed$/.test(name) &&
        !existsSync(join(root, `server/commands/${name.replace(":", "-")}.ts`)),
    );
    expect(missing).toEqual([]);
  });
});
