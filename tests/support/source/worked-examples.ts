// The worked examples of a guide: which file each block is for, and the files that they lead to.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./sources";

type Block = { readonly path: string; readonly isDiff: boolean; readonly lines: readonly string[] };

export type Examples = {
  /** The text of each file that is new or changed, once all examples are followed. */
  readonly files: ReadonlyMap<string, string>;
  /** The lines of a block that the file lacks, or that has no file. */
  readonly faults: readonly string[];
};

const onDisk = (path: string) =>
  statSync(join(root, path), { throwIfNoEntry: false })?.isFile()
    ? readFileSync(join(root, path), "utf8")
    : undefined;

/** The paths in backticks: with a folder, or of a file at the top. */
const pathsIn = (prose: string): string[] =>
  [...prose.matchAll(/`([\w.][\w./-]*\.(?:js|md|tsx?))`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => path.includes("/") || onDisk(path) !== undefined);

/** Blocks that follow each other are for the last paths named before them, in their order. */
function blocksOf(guide: string): Block[] {
  const blocks = /```(\w+)\n([\s\S]*?)```\n/g;
  const parts = guide.matchAll(/([\s\S]*?)((?:```\w+\n[\s\S]*?```\n\s*)+)/g);
  return [...parts].flatMap(([, prose = "", run = ""]) => {
    const code = [...run.matchAll(blocks)].filter(([, language = ""]) => language !== "sh");
    const paths = code.length > 0 ? pathsIn(prose).slice(-code.length) : [];
    return code.map(([, language, text = ""], at) => ({
      path: paths[at] ?? "",
      isDiff: language === "diff",
      lines: text.trimEnd().split("\n"),
    }));
  });
}

/** A block without marks is a new file; where the file is there, it quotes it. */
export function applyExamples(guide: string): Examples {
  const files = new Map<string, string>();
  const faults: string[] = [];
  for (const { path, isDiff, lines } of blocksOf(guide)) {
    const text = files.get(path) ?? onDisk(path);
    if (!path || (isDiff && text === undefined)) {
      faults.push(`${path || "no file"}: ${lines[0] ?? ""}`);
      continue;
    }
    if (text === undefined) {
      files.set(path, `${lines.join("\n")}\n`);
      continue;
    }
    const marked = isDiff ? lines : lines.map((line) => ` ${line}`);
    const result = patched(text.split("\n"), hunksOf(marked));
    faults.push(...result.missing.map((line) => `${path}: ${line}`));
    if (isDiff) files.set(path, result.lines.join("\n"));
  }
  return { files, faults };
}

/** Lines between two "…" stand next to each other. */
function hunksOf(lines: readonly string[]): string[][] {
  const hunks: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === "…") hunks.push([]);
    else hunks.at(-1)?.push(line || " ");
  }
  return hunks;
}

/** A change that is there already is no fault: a contributor who follows an example can run the guards. */
function patched(original: readonly string[], hunks: readonly string[][]) {
  const lines = [...original];
  const missing: string[] = [];
  let from = 0;
  const placeOf = (run: readonly string[]) =>
    lines.findIndex(
      (_, place) => place >= from && run.every((line, next) => lines[place + next] === line),
    );
  for (const hunk of hunks) {
    const [before, after] = [without("+", hunk), without("-", hunk)];
    const made = placeOf(after);
    const at = made >= 0 ? made : placeOf(before);
    if (made < 0 && at >= 0) lines.splice(at, before.length, ...after);
    if (at >= 0) from = at + after.length;
    else missing.push(before.find((line) => !lines.includes(line, from)) ?? before.join("\n"));
  }
  return { lines, missing };
}

const without = (mark: string, hunk: readonly string[]) =>
  hunk.filter((line) => !line.startsWith(mark)).map((line) => line.slice(1));
