// A feature: operations with their handlers, and what else belongs to its noun. Independent of later features.
import type { Hono } from "hono";
import type { Handler, Refused } from "./call";
import type { Context } from "./context";
import type { Erasure } from "./erase";
import type { Operation } from "./operation";

/** An operation and its handler. Arguments have been parsed with the operation's schemas. */
export interface Endpoint {
  readonly operation: Operation;
  readonly handler: (call: never) => Promise<object | Refused>;
}

export interface Feature {
  /** Its folder in `server/features`. */
  readonly name: string;
  readonly endpoints: readonly Endpoint[];
  /** Routes below /api that aren't operations, for example a vendor's callback. */
  readonly routes?: (context: Context) => Hono;
  /** What becomes of its tables when a person's data is erased. */
  readonly erase?: Erasure;
}

export function feature(name: string, parts: Partial<Omit<Feature, "name">> = {}): Feature {
  return { name, endpoints: [], ...parts };
}

/** Each operation with its handler; a missing one is a compile error. */
export function endpoints<Operations extends Readonly<Record<string, Operation>>>(
  operations: Operations,
  handlers: { readonly [Verb in keyof Operations]: Handler<Operations[Verb]> },
): Endpoint[] {
  return Object.entries(operations).map(([verb, operation]) => ({
    operation,
    handler: handlers[verb] as Endpoint["handler"],
  }));
}
