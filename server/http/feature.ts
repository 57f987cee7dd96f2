// A feature: operations with their handlers, and what else belongs to its noun. Independent of later features.
import type { Hono } from "hono";
import type { Db } from "../database/db";
import type { SealedColumn } from "../database/upkeep/sealed-columns";
import type { Approvable, Handler } from "./call";
import type { Context } from "./context";
import type { Erasure } from "./erase";
import type { Operation } from "./operation";

/** An operation and its handler. Arguments have been parsed with the operation's schemas. */
export interface Endpoint {
  readonly operation: Operation;
  readonly handler: Handler<Operation>;
  /** If its calls may need a second person. */
  readonly approval?: Approvable<Operation>;
}

/** What is deleted when its time has passed. */
export type Retention = {
  /** The table, or which of its rows. */
  readonly rows: string;
  /** How long after they were written, used or settled; missing for what has a deadline of its own. */
  readonly kept?: Age;
} & (
  | {
      /** Deletes what is older than this time (UTC milliseconds). If many rows may be due, only some of them: the next pass continues. */
      readonly forget: (db: Db, before: number, atMost: number) => Promise<unknown>;
    }
  | {
      /** The same for what is also outside the database, or needs transactions of its own; returns the number of erased items. */
      readonly erase: (context: Context, before: number) => Promise<number>;
    }
);

type Age = { readonly months: number } | { readonly days: number } | { readonly seconds: number };

/** Background work. It is repeatable, and any number of hosts may do it at the same time. */
export interface Pass {
  readonly name: string;
  readonly every: "10 seconds" | "30 seconds" | "hour";
  readonly run: (context: Context) => Promise<unknown>;
}

export interface Feature {
  /** Its folder in `server/features`. */
  readonly name: string;
  readonly endpoints: readonly Endpoint[];
  /** Routes below /api that aren't operations, for example a vendor's callback. */
  readonly routes?: (context: Context) => Hono;
  /** What becomes of its tables when a person's data is erased. */
  readonly erase?: Erasure;
  /** What is deleted when its time has passed. */
  readonly retention?: readonly Retention[];
  readonly background?: readonly Pass[];
  /** Columns that it encrypts with the environment's key. A key is removed only if none of them needs it. */
  readonly sealed?: readonly SealedColumn[];
}

export function feature(name: string, parts: Partial<Omit<Feature, "name">> = {}): Feature {
  return { name, endpoints: [], ...parts };
}

type Answering<E extends Operation> = E extends { readonly mayNeedApproval: true | "always" }
  ? Approvable<E>
  : Handler<E>;

/** Each operation with its handler, and its approval rule if it may need a second person; a missing one is a compile error. */
export function endpoints<Operations extends Readonly<Record<string, Operation>>>(
  operations: Operations,
  handlers: { readonly [Verb in keyof Operations]: Answering<Operations[Verb]> },
): Endpoint[] {
  return Object.entries(operations).map(([verb, operation]) => {
    const answering = handlers[verb] as Handler<Operation> | Approvable<Operation>;
    return typeof answering === "function"
      ? { operation, handler: answering }
      : { operation, handler: answering.handler, approval: answering };
  });
}
