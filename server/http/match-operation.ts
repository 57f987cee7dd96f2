// Which operation an address belongs to.
import type { Operation } from "./operation";

/** Fixed paths before those with places, so that /transactions/stats is never taken for an id. */
export function inMatchingOrder(operations: readonly Operation[]): Operation[] {
  return [...operations].sort((a, b) => Number(hasPlaces(a)) - Number(hasPlaces(b)));
}

export interface Matched {
  readonly operation: Operation;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the operation of a path below /api that has nothing percent-encoded in it. */
export function operationFinder(
  operations: readonly Operation[],
): (method: string, path: string) => Matched | null {
  const all = inMatchingOrder(operations);
  const fixed = new Map(
    all
      .filter((operation) => !hasPlaces(operation))
      .map((operation) => [`${operation.method} ${operation.path}`, { operation, params: {} }]),
  );
  const others = all.filter(hasPlaces).map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
  }));
  return (method, path) => {
    const known = fixed.get(`${method} ${path}`);
    if (known) return known;
    for (const { operation, pattern } of others) {
      const places = operation.method === method ? pattern.exec(path) : null;
      if (places) return { operation, params: { ...places.groups } };
    }
    return null;
  };
}

/** The methods that a path below /api answers, in order; empty where it is of no operation. */
export function methodsOf(operations: readonly Operation[], path: string): string[] {
  const isAt = (operation: Operation) =>
    new RegExp(`^${operation.path.replace(/\{\w+\}/g, "[^/]+")}$`).test(path);
  const methods = inMatchingOrder(operations)
    .filter(isAt)
    .map(({ method }): string => method);
  return [...new Set(methods.includes("GET") ? [...methods, "HEAD"] : methods)].sort();
}

function hasPlaces({ path }: Operation): boolean {
  return path.includes("{");
}
