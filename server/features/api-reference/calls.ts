// The operation table as the document lists it: one call after the other, each with a name.
import type { Operation } from "../../http/operation";

/** Operations by noun and verb. */
export type OperationTable = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

export interface ListedCall {
  /** The table's block, for example `keptFiles`: the document's tag. */
  readonly noun: string;
  /** Unique and stable, for example `walletsTopUp`: the document's operationId. */
  readonly id: string;
  /** Method and path, for example `POST /wallets/top-up`. */
  readonly name: string;
  readonly operation: Operation;
}

export function listCalls(operations: OperationTable): ListedCall[] {
  return Object.entries(operations).flatMap(([noun, verbs]) =>
    Object.entries<Operation>(verbs).map(([verb, operation]) => ({
      noun,
      id: noun + capital(verb),
      name: `${operation.method} ${operation.path}`,
      operation,
    })),
  );
}

/** Nothing that only reads needs a key, and a few others cannot use one. */
export const acceptsKey = ({ method, takesKey }: Operation) =>
  method !== "GET" && takesKey !== false;

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
