// Compiles one planted bug into the server where PLANTED_BUG names it.
import { fileURLToPath } from "node:url";
import type { Variant } from "../support/source/compiled-server";
import { plantedBugs } from "./planted-bugs";
import { bypasses } from "./planted-bugs/bypasses";
import type { PlantedBug, PlantedBypass } from "./planted-bugs/planted-bug";

type Fault = PlantedBug | PlantedBypass;

const pathOf = ({ file }: Fault) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

export function plantBug(name: string | undefined): Variant | undefined {
  if (name === undefined) return undefined;
  const bug = [...plantedBugs, ...bypasses].find((one) => one.name === name);
  if (!bug) throw new Error(`There is no planted bug "${name}".`);
  return {
    name: name.replace(/\W+/g, "-"),
    change: (source, path) => (path === pathOf(bug) ? planted(bug, source) : source),
  };
}

/** The source with the bug in it; throws where the list no longer fits the source. */
export function planted({ name, file, find, replace }: Fault, source: string): string {
  const pieces = source.split(find);
  if (pieces.length !== 2)
    throw new Error(
      `The planted bug "${name}" is stale: its text stands ${pieces.length - 1} times in ${file}.`,
    );
  return pieces.join(replace);
}
