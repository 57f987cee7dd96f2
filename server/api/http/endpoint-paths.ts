// Which endpoint an address belongs to.
import { endpoints } from "../../contract/endpoints";
import type { Endpoint } from "../../contract/endpoint";

/** Fixed paths before those with places, so that /transactions/stats is never taken for an id. */
export function endpointsInMatchingOrder(): Endpoint[] {
  const all: Endpoint[] = Object.values(endpoints).flatMap((verbs) => Object.values(verbs));
  return all.sort((a, b) => Number(hasPlaces(a)) - Number(hasPlaces(b)));
}

export interface Matched {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the endpoint of a path below /api that has nothing percent-encoded in it. */
export function endpointFinder(): (method: string, path: string) => Matched | null {
  const all = endpointsInMatchingOrder();
  const fixed = new Map(
    all
      .filter((endpoint) => !hasPlaces(endpoint))
      .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, { endpoint, params: {} }]),
  );
  const others = all.filter(hasPlaces).map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^${endpoint.path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
  }));
  return (method, path) => {
    const known = fixed.get(`${method} ${path}`);
    if (known) return known;
    for (const { endpoint, pattern } of others) {
      const places = endpoint.method === method ? pattern.exec(path) : null;
      if (places) return { endpoint, params: { ...places.groups } };
    }
    return null;
  };
}

/** The methods that a path below /api answers, in order; empty where it is of no endpoint. */
export function methodsOf(path: string): string[] {
  const isAt = (endpoint: Endpoint) =>
    new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, "[^/]+")}$`).test(path);
  const methods = endpointsInMatchingOrder()
    .filter(isAt)
    .map(({ method }): string => method);
  return [...new Set(methods.includes("GET") ? [...methods, "HEAD"] : methods)].sort();
}

function hasPlaces({ path }: Endpoint): boolean {
  return path.includes("{");
}
