// The operations in the document's order, each with a name.
import type { Operation } from "../../http/operation";

/** Operations by noun and verb. */
export type OperationTable = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

export type ListedCall = ReturnType<typeof listCalls>[number];

export const listCalls = (operations: OperationTable) =>
  Object.entries(operations).flatMap(([noun, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({
      /** The table's block, for example `pendingUploads`: the document's tag. */
      noun,
      /** Unique and stable, for example `walletsTopUp`: the document's operationId. */
      id: noun + capital(verb),
      /** Method and path, for example `POST /wallets/top-up`. */
      name: `${operation.method} ${operation.path}`,
      operation,
    })),
  );

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
