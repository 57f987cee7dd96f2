import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { settingNames } from "../support/settings";
import { root } from "../support/sources";

const file = join(root, "README.md");
const text = existsSync(file) ? readFileSync(file, "utf8") : "";
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));

const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? "");
const blocks = [...text.matchAll(/```\w*\n([\s\S]*?)```/g)].map(([, code]) => code ?? "");

describe.skipIf(text === "")("what the README names is real", () => {
  test("every path", () => {
    const paths = quoted.filter((code) => /^(app|server|tests|public|\.ci)\/[\w./$-]*$/.test(code));
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test("every npm command", () => {
    const commands = [...quoted, ...blocks].flatMap((code) => [...code.matchAll(/npm (?:run ([\w:-]+)|(test|start)\b)/g)]);
    const names = commands.map(([, run, bare]) => run ?? bare ?? "");
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe.skipIf(text === "")("its table of settings", () => {
  const [, table = ""] = /## Configuration\n([\s\S]*?)\n## /.exec(text) ?? [];
  const rows = [...table.matchAll(/^\| `(\w+)` \| (.*) \| (.*) \|$/gm)].map(([, name = ""]) => name);

  test("names every setting that is read, each once, and no other", () => {
    expect(rows.toSorted()).toEqual([...settingNames].sort());
  });

  test("has a default and a meaning in each row", () => {
    expect(table.split("\n").filter((line) => /^\| `/.test(line) && !/^\| `\w+` \| \S.* \| \S.* \|$/.test(line))).toEqual([]);
  });
});

describe("every script of package.json", () => {
  test("starts a file that exists", () => {
    const files = Object.values(scripts).flatMap((script) => script.match(/\b(?:tests|server)\/[\w./-]+\.js\b/g) ?? []);
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test("names a command that exists", () => {
    const names = Object.values(scripts).flatMap((script) => [...script.matchAll(/run\.js ([\w:-]+)/g)].map(([, name]) => name ?? ""));
    const missing = names.filter((name) => name !== "demo" && /:|^reset$|^seed$/.test(name) && !existsSync(join(root, `server/commands/${name.replace(":", "-")}.ts`)));
    expect(missing).toEqual([]);
  });
});
