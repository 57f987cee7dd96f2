// Which names files import from others of the product that these don't export, without the time a compiler takes.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, targetOf } from "./sources";

/** One line for each name. `files` are not on the disk, or not in this version. */
export function missingExportsIn(files: ReadonlyMap<string, string>): string[] {
  const textOf = (path: string) =>
    files.get(path) ??
    (existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined);
  const moduleAt = (target: string) =>
    [`${target}.ts`, `${target}.tsx`, `${target}/index.ts`, target]
      .filter((path) => /\.tsx?$/.test(path))
      .map(textOf)
      .find((text) => text !== undefined);
  return [...files].flatMap(([path, text]) =>
    importsIn(text)
      .filter(({ from }) => /^(\.|~)/.test(from))
      .flatMap(({ names, from }) => {
        const module = moduleAt(targetOf(path, from));
        return names
          .filter((name) => module === undefined || !exportsName(module, name))
          .map((name) => `${path}: ${from} has no ${name}`);
      }),
  );
}

function importsIn(text: string): { names: string[]; from: string }[] {
  return [...text.matchAll(/^import (?:type )?\{([^}]*)\} from "([^"]+)";/gm)].map(
    ([, list = "", from = ""]) => ({
      from,
      names: list
        .split(",")
        .map((one) => /^(?:type )?(\w+)/.exec(one.trim())?.[1] ?? "")
        .filter(Boolean),
    }),
  );
}

const exportsName = (module: string, name: string) =>
  new RegExp(
    `^export (?:declare )?(?:async )?(?:abstract )?(?:function\\*?|const|class|type|interface|let) ${name}\\b|^export (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\}|^export const \\{[^}]*\\b${name}\\b`,
    "m",
  ).test(module) || /^export \* from/m.test(module);
