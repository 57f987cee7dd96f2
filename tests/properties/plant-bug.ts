// Compiles one planted bug into the server where PLANTED_BUG names it.
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { plantedBugs } from "./planted-bugs";
import { bypasses } from "./planted-bugs/bypasses";
import type { PlantedBug, PlantedBypass } from "./planted-bugs/planted-bug";

type Fault = PlantedBug | PlantedBypass;

const pathOf = ({ file }: Fault) => fileURLToPath(new URL(`../../${file}`, import.meta.url));

export function plantBug(name: string | undefined): Plugin[] {
  if (name === undefined) return [];
  const bug = [...plantedBugs, ...bypasses].find((one) => one.name === name);
  if (!bug) throw new Error(`There is no planted bug "${name}".`);
  const transform = (code: string, id: string) => (id === pathOf(bug) ? planted(bug, code) : null);
  return [
    {
      name: "plant-bug",
      enforce: "pre",
      transform,
      // All but the bug's own file is taken as other runs have kept it.
      api: { vitest: { experimental: { ignoreFsModuleCache: true } } },
      configureVitest({ experimental_defineCacheKeyGenerator: addToKey }) {
        addToKey(({ id }) => (id === pathOf(bug) ? bug.name : undefined));
      },
    },
  ];
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
