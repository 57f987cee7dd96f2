// What package-lock.json says of each package.
import { z } from "zod";

const entry = z.object({
  name: z.string().optional(),
  version: z.string(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  dev: z.boolean().default(false),
  optional: z.boolean().default(false),
});
const lockFile = z.object({ lockfileVersion: z.literal(3), packages: z.record(z.string(), entry) });

export type Locked = z.output<typeof entry> & { readonly name: string };

const folder = "node_modules/";

/** By their place below the project. */
export function readLock(text: string): Map<string, Locked> {
  const { packages } = lockFile.parse(JSON.parse(text));
  const named = Object.entries(packages).map(
    ([place, locked]) => [place, { ...locked, name: locked.name ?? nameAt(place) }] as const,
  );
  return new Map(named.filter(([place]) => place !== ""));
}

function nameAt(place: string): string {
  return place.slice(place.lastIndexOf(folder) + folder.length);
}
