// Calls that are JSON and nothing else, answered without the objects of fetch: what programs send all day.
import { z } from "zod";
import type { Operation } from "./operation";
import { refuse } from "../kernel/refusal";
import { callOperation, jsonAnswer, oneOrMany } from "./answer-call";
import type { Context } from "./context";
import type { Dispatch } from "./dispatch";
import { operationFinder } from "./match-operation";
import { problemAnswer, problemOf, type JsonAnswer } from "./problem";
import { parsedJson } from "./read-body";

export interface PlainCall {
  readonly method: string;
  /** Below /api; nothing of it or of the query is percent-encoded. */
  readonly path: string;
  readonly query: string;
  readonly header: (name: string) => string | null;
  /** The body, which is JSON or empty. */
  readonly readText: () => Promise<string>;
}

/** Null where the call is of no operation, or has to do with files: it has to come as a Request then. */
export type AnswerPlainly = (call: PlainCall) => Promise<JsonAnswer> | null;

export function plainCalls(
  context: Context,
  { dispatch, operations }: { dispatch: Dispatch; operations: readonly Operation[] },
): AnswerPlainly {
  const find = operationFinder(operations);
  return ({ method, path, query, header, readText }) => {
    const { operation, params = {} } = find(method, path) ?? {};
    if (!operation || takesFiles(operation) || givesFile(operation)) return null;
    const readBody = () => readText().then(parsedJson, () => parsedJson("cut off"));
    const call = callOperation(dispatch, context, operation, {
      params,
      query: valuesIn(query),
      header,
      readBody,
    });
    return call
      .then((result) => jsonAnswer(operation, result))
      .catch((error: unknown) => {
        context.report("api", error, header("x-request-id"));
        return problemAnswer(problemOf(refuse("internal")));
      });
  };
}

const takesFiles = ({ encoding }: Operation) => encoding === "multipart";
const givesFile = ({ answer }: Operation) => answer instanceof z.ZodCustom;

/** The values of a query by name. */
function valuesIn(query: string): Record<string, string | string[]> {
  if (query === "") return {};
  const values = new URLSearchParams(query);
  return Object.fromEntries(
    [...new Set(values.keys())].map((name) => [name, oneOrMany(values.getAll(name))]),
  );
}
