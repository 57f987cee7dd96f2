import type { Result } from "../kernel/result";
import type { Operation } from "./operation";
import type { Context } from "./context";
import type { Dispatch } from "./dispatch";
import { problemAnswer, type JsonAnswer } from "./problem";

/** A call of an operation as it came over HTTP. */
export interface HttpCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | string[]>>;
  /** Null where it was not sent. */
  readonly header: (name: string) => string | null;
  readonly readBody: () => Promise<Result<unknown>>;
}

/** Hands it on to whatever answers the operation, and gives back what that said. */
export function callOperation(
  dispatch: Dispatch,
  context: Context,
  operation: Operation,
  { params, query, header, readBody }: HttpCall,
): Promise<Result<unknown>> {
  return dispatch(context, operation, {
    token: /^Bearer +(.+)$/i.exec(header("authorization") ?? "")?.[1] ?? null,
    params,
    query,
    readBody,
    key: header("idempotency-key"),
    address: header("x-client-address"),
    device: header("user-agent"),
    deviceToken: header("x-device-token"),
    requestId: header("x-request-id"),
  });
}

// Nearly every answer is about somebody, and some show what is otherwise masked.
const kept = { "Cache-Control": "no-store" };

/** What goes back for everything but a file. */
export function jsonAnswer(operation: Operation, result: Result<unknown>): JsonAnswer {
  return result.ok
    ? { status: operation.status, headers: kept, text: JSON.stringify(result.value) }
    : problemAnswer(result.problem);
}

/** A parameter given twice is a list, which no schema of ours takes for one value. */
export function oneOrMany(values: readonly string[]): string | string[] {
  return values.length === 1 ? (values[0] ?? "") : [...values];
}
