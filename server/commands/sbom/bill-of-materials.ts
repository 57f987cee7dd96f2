// A CycloneDX bill of materials, made of the lock file alone: the same lock gives the same bill, on any machine.
import { licenceOf } from "./licences";
import type { Lock, Locked } from "./lock-file";

const algorithms: Readonly<Record<string, string>> = {
  sha1: "SHA-1",
  sha256: "SHA-256",
  sha384: "SHA-384",
  sha512: "SHA-512",
};

export function billOfMaterials(lock: Lock) {
  const { project, packages, neededBy } = lock;
  const refOf = (place: string) => purlOf(packages.get(place) ?? project);
  // One package of one version may lie in several places; it is one component.
  const places = new Map<string, string[]>();
  for (const place of packages.keys())
    places.set(refOf(place), [...(places.get(refOf(place)) ?? []), place]);
  const dependsOn = (from: readonly string[]) =>
    [...new Set(from.flatMap(neededBy).map(refOf))].sort();
  const refs = [...places.keys()].sort();
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: { ...described(project), type: "application" } },
    components: refs.map((ref) => {
      const copies = (places.get(ref) ?? []).flatMap((place) => packages.get(place) ?? []);
      return {
        ...described(copies[0] ?? project),
        scope: scopeOf(copies),
        hashes: hashesOf(copies),
      };
    }),
    dependencies: [
      { ref: purlOf(project), dependsOn: dependsOn([""]) },
      ...refs.map((ref) => ({ ref, dependsOn: dependsOn(places.get(ref) ?? []) })),
    ],
  };
}

function described(locked: Locked) {
  const purl = purlOf(locked);
  const licence = licenceOf(locked);
  return {
    type: "library",
    "bom-ref": purl,
    name: locked.name,
    version: locked.version,
    purl,
    licenses: licence ? [licence] : [],
  };
}

function purlOf({ name, version }: Locked): string {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}

/** `excluded` is what only building and testing need. */
function scopeOf(copies: readonly Locked[]) {
  const used = copies.filter(({ dev }) => !dev);
  if (used.length === 0) return "excluded";
  return used.every(({ optional }) => optional) ? "optional" : "required";
}

function hashesOf(copies: readonly Locked[]) {
  const written = new Set(
    copies.flatMap(({ integrity = "" }) => integrity.split(" ").filter(Boolean)),
  );
  return [...written].map((text) => {
    const [alg = "", content = ""] = text.split(/-(.*)/);
    return { alg: algorithms[alg] ?? alg, content: Buffer.from(content, "base64").toString("hex") };
  });
}
