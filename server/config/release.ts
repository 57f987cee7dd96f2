// Which release this is: the version of package.json and, where the build knew it, the commit.
import { readFileSync } from "node:fs";
import { z } from "zod";

const shape = z.object({ version: z.string(), commit: z.string().optional() });
export type Release = z.infer<typeof shape>;

/** Next to the built server; without a build, as in tests of the sources, there is none. */
export const release: Release = read(new URL("release.json", import.meta.url)) ?? {
  version: "unbuilt",
};

/** For example `1.0.0+8c8fcdc9d33c`. */
export const releaseName = release.commit
  ? `${release.version}+${release.commit}`
  : release.version;

function read(file: URL): Release | undefined {
  try {
    return shape.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}
