// Circles of imports, by Tarjan's strongly connected components.
import { importsOf, targetOf, type Source } from "./sources";

/** Each circle as the paths of its files, in order of name; types count as imports. */
export function cyclesIn(sources: readonly Source[]): string[][] {
  const graph = graphOf(sources);
  const places = new Map<string, { index: number; low: number }>();
  const open: string[] = [];
  const cycles: string[][] = [];

  function visit(path: string): number {
    const place = { index: places.size, low: places.size };
    places.set(path, place);
    open.push(path);
    for (const target of graph.get(path) ?? []) {
      const known = places.get(target);
      if (!known) place.low = Math.min(place.low, visit(target));
      else if (open.includes(target)) place.low = Math.min(place.low, known.index);
    }
    if (place.low === place.index) {
      const members = open.splice(open.indexOf(path));
      if (members.length > 1) cycles.push(members.sort());
    }
    return place.low;
  }

  for (const path of graph.keys()) if (!places.has(path)) visit(path);
  return cycles;
}

function graphOf(sources: readonly Source[]): Map<string, string[]> {
  const paths = new Set(sources.map(({ path }) => path));
  const fileOf = (target: string) =>
    ["", ".ts", ".tsx", "/index.ts"].map((ending) => target + ending).find((one) => paths.has(one));
  return new Map(
    sources.map((source) => [
      source.path,
      importsOf(source).flatMap(({ specifier }) => fileOf(targetOf(source.path, specifier)) ?? []),
    ]),
  );
}
