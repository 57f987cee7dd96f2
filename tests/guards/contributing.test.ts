// The worked examples of the guide for contributors can be followed to the letter.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { sized } from "../support/sized";
import { missingExportsIn } from "../support/source/missing-exports";
import { missingCommands, missingPaths, codesIn } from "../support/source/named-things";
import { root } from "../support/source/sources";
import { typeErrorsIn } from "../support/source/type-errors";
import { applyExamples } from "../support/source/worked-examples";

const path = ".github/CONTRIBUTING.md";
const guide = readFileSync(join(root, path), "utf8");
const { files, faults } = applyExamples(guide);

describe("in the worked examples", () => {
  test("each line to keep or remove is in the file that is named", () => {
    expect(files.size).toBeGreaterThan(10);
    expect(faults).toEqual([]);
  });

  test("each imported name exists, and a planted one that does not is found", () => {
    const texts = [...files].filter(([name]) => /\.tsx?$/.test(name));
    const planted = [
      "server/planted.ts",
      'import { nothing } from "./kernel/money";\nimport { x } from "./kernel/no-such-file";\n',
    ] as const;
    expect(missingExportsIn(new Map([...texts, planted]))).toEqual([
      "server/planted.ts: ./kernel/money has no nothing",
      "server/planted.ts: ./kernel/no-such-file has no x",
    ]);
  });

  test.runIf(sized(false, true))(
    "the result compiles, and a planted fault does not (only in faults)",
    () => {
      const planted = ["server/planted.ts", 'import { nothing } from "./kernel/money";'] as const;
      const texts = [...files].filter(([name]) => /\.tsx?$/.test(name));
      expect(typeErrorsIn(new Map([...texts, planted]))).toEqual([
        expect.stringMatching(/^server\/planted\.ts: .* no exported member 'nothing'/),
      ]);
    },
  );

  test("a planted line, path or quote that is wrong is found", () => {
    const step = (file: string, language: string, code: string) =>
      `In \`${file}\`:\n\n\`\`\`${language}\n${code}\n\`\`\`\n\n`;
    const planted = applyExamples(
      step("server/kernel/money.ts", "diff", "-no such line\n+another") +
        step("server/no-such-file.ts", "diff", " a line") +
        step("server/features/exchange-rates/port.ts", "ts", "not quoted") +
        "Without a path:\n\n```ts\na line\n```\n",
    );
    expect(planted.faults).toEqual([
      "server/kernel/money.ts: no such line",
      "server/no-such-file.ts:  a line",
      "server/features/exchange-rates/port.ts: not quoted",
      "no file: a line",
    ]);
  });
});

describe("what the guide names exists", () => {
  const prose = guide.replace(/```(?!sh)\w+\n[\s\S]*?```/g, "");
  const commands = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, code]) => code ?? "");

  test("every path, unless the examples create it", () => {
    const named = [...codesIn(prose), ...commands.flatMap((code) => code.split(/\s+/))];
    expect(named.length).toBeGreaterThan(100);
    expect(missingPaths(named).filter((name) => !files.has(name))).toEqual([]);
  });

  test("every linked file", () => {
    const targets = [...prose.matchAll(/\]\((\.[^)]+)\)/g)].map(([, target]) =>
      join(dirname(path), target ?? ""),
    );
    expect(targets.length).toBeGreaterThan(1);
    expect(missingPaths(targets)).toEqual([]);
  });

  test("every npm command", () => {
    expect(missingCommands([...codesIn(prose), ...commands])).toEqual([]);
  });
});
