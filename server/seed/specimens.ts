// Images of the demo's documents and cards, each marked as a specimen.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export type SpecimenName =
  | "passport"
  | "passport-pavel"
  | "passport-rita"
  | "passport-hana"
  | "passport-george"
  | "passport-zoe"
  | "id-card"
  | "drivers-license"
  | "utility-bill"
  | "card-front"
  | "card-back";

interface Specimen {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const known = new Map<SpecimenName, Specimen>();

export function specimen(name: SpecimenName): Specimen {
  const found = known.get(name) ?? {
    fileName: `${name}.png`,
    mediaType: "image/png",
    bytes: new Uint8Array(readFileSync(new URL(`${name}.png`, folder()))),
  };
  known.set(name, found);
  return found;
}

/** For an upload under this name. */
export function specimenFile(name: SpecimenName, fileName: string): File {
  const { bytes, mediaType } = specimen(name);
  return new File([bytes], fileName, { type: mediaType });
}

/** Next to this file in the sources, and relative to the build. */
function folder(): URL {
  const beside = new URL("documents/", import.meta.url);
  return existsSync(fileURLToPath(beside))
    ? beside
    : new URL("../server/seed/documents/", import.meta.url);
}
