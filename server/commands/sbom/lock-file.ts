// What package-lock.json says of each package, and which of them another one finds when it asks by name.
import { z } from "zod";

const names = z.record(z.string(), z.string()).default({});
const entry = z.object({
  name: z.string().optional(),
  version: z.string(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  dev: z.boolean().default(false),
  optional: z.boolean().default(false),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  devDependencies: names,
});
const lockFile = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), entry) });

export type Locked = z.output<typeof entry> & { readonly name: string };

export interface Lock {
  /** The project itself. */
  readonly project: Locked;
  /** By their place below the project. */
  readonly packages: ReadonlyMap<string, Locked>;
  /** The places of what the package at this place asks for; what is not installed is left out. */
  neededBy(place: string): string[];
}

const folder = "node_modules/";

export function readLock(text: string): Lock {
  const { packages: written } = lockFile.parse(JSON.parse(text));
  const named = Object.entries(written).map(
    ([place, locked]) => [place, { ...locked, name: locked.name ?? nameAt(place) }] as const,
  );
  const all = new Map<string, Locked>(named);
  const project = all.get("");
  if (!project) throw new Error("package-lock.json does not name the project");
  const packages = new Map([...all].filter(([place]) => place !== ""));
  const neededBy = (place: string) => {
    const { dependencies, optionalDependencies, peerDependencies, devDependencies } =
      all.get(place) ?? project;
    const wanted = {
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
      ...(place === "" && devDependencies),
    };
    return Object.keys(wanted).flatMap(
      (name) => placesFrom(place, name).find((candidate) => packages.has(candidate)) ?? [],
    );
  };
  return { project, packages, neededBy };
}

function nameAt(place: string): string {
  return place.slice(place.lastIndexOf(folder) + folder.length);
}

/** Where Node looks for a name: beside the package that asks, then one folder up at a time. */
function placesFrom(place: string, name: string): string[] {
  const ends = [...place.matchAll(/(?:^|\/)node_modules\//g)]
    .map(({ index }) => place.slice(0, index))
    .reverse();
  return [place, ...ends].map((from) => (from === "" ? folder + name : `${from}/${folder}${name}`));
}
