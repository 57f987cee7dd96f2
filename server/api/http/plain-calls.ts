// Calls that are JSON and nothing else, answered without the objects of fetch: what programs send all day.
import { z } from "zod";
import type { Endpoint } from "../../contract/endpoint";
import { refuse } from "../../domain/refusal";
import { callEndpoint, jsonAnswer, oneOrMany } from "./answer-call";
import type { Context } from "../context";
import { endpointFinder } from "./endpoint-paths";
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

/** Null where the call is of no endpoint, or has to do with files: it has to come as a Request then. */
export type AnswerPlainly = (call: PlainCall) => Promise<JsonAnswer> | null;

export function plainCalls(context: Context): AnswerPlainly {
  const find = endpointFinder();
  return ({ method, path, query, header, readText }) => {
    const { endpoint, params = {} } = find(method, path) ?? {};
    if (!endpoint || takesFiles(endpoint) || givesFile(endpoint)) return null;
    const readBody = () => readText().then(parsedJson, () => parsedJson("cut off"));
    const call = callEndpoint(context, endpoint, {
      params,
      query: valuesIn(query),
      header,
      readBody,
    });
    return call
      .then((result) => jsonAnswer(endpoint, result))
      .catch((error: unknown) => {
        context.report("api", error, header("x-request-id"));
        return problemAnswer(problemOf(refuse("internal")));
      });
  };
}

const takesFiles = ({ encoding }: Endpoint) => encoding === "multipart";
const givesFile = ({ answer }: Endpoint) => answer instanceof z.ZodCustom;

/** The values of a query by name. */
function valuesIn(query: string): Record<string, string | string[]> {
  if (query === "") return {};
  const values = new URLSearchParams(query);
  return Object.fromEntries(
    [...new Set(values.keys())].map((name) => [name, oneOrMany(values.getAll(name))]),
  );
}
