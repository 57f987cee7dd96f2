// Finds the operation of an address.
import type { Operation } from "./operation";

/** A method and path below /api. */
export interface CallAddress {
  readonly method: string;
  readonly path: string;
}

export interface Matched {
  readonly operation: Operation;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the operation of a path below /api. Fixed paths come first, so that /transactions/stats is never taken for an id. */
export function operationFinder(
  operations: readonly Operation[],
): (method: string, path: string) => Matched | null {
  const fixed = new Map(
    operations
      .filter((operation) => !hasParameters(operation))
      .map((operation) => [`${operation.method} ${operation.path}`, { operation, params: {} }]),
  );
  const others = operations.filter(hasParameters).map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}$`),
  }));
  return (method, sentPath) => {
    const path = withoutLastSlash(sentPath);
    const known = fixed.get(`${method} ${path}`);
    if (known) return known;
    for (const { operation, pattern } of others) {
      const match = operation.method === method ? pattern.exec(path) : null;
      if (match) return { operation, params: decoded(match.groups) };
    }
    return null;
  };
}

/** The methods of a path below /api, in order; empty if it has no operation. */
export function methodsOf(addresses: readonly CallAddress[], path: string): string[] {
  const isAt = (address: CallAddress) =>
    new RegExp(`^${address.path.replace(/\{\w+\}/g, "[^/]+")}/?$`).test(path);
  const methods = addresses.filter(isAt).map(({ method }) => method);
  return [...new Set(methods.includes("GET") ? [...methods, "HEAD"] : methods)].sort();
}

/** Some clients add one to every address. */
const withoutLastSlash = (path: string) => path.replace(/\/$/, "");

function decoded(match: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(match).map(([name, value]) => [name, decodedPart(value)]),
  );
}

/** An invalid encoding is used literally. */
function decodedPart(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function hasParameters({ path }: Operation): boolean {
  return path.includes("{");
}
