import type { DocumentedOperation } from "../describe-operation";

/** An operation with the address and the method that it stands under. */
export interface ListedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: DocumentedOperation;
}
