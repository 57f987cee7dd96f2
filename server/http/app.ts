// The API over HTTP: each operation of the contract's table at its path.
import { Hono } from "hono";
import { cors } from "hono/cors";
import type { Operation } from "./operation";
import { refuse } from "../kernel/refusal";
import { callOperation, jsonAnswer, oneOrMany } from "./answer-call";
import type { Context } from "./context";
import type { Dispatch } from "./dispatch";
import { inMatchingOrder, methodsOf } from "./match-operation";
import { codeOfFailure } from "./outage";
import { asResponse, problemAnswer, problemOf, problemResponse } from "./problem";
import { readBody } from "./read-body";

const crossOrigin = {
  allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key", "X-Device-Token"],
  exposeHeaders: ["Retry-After"],
  maxAge: 600,
};

interface Api {
  readonly dispatch: Dispatch;
  readonly operations: readonly Operation[];
  /** What else is answered below /api. */
  readonly routes: readonly Hono[];
}

export function apiApp(context: Context, { dispatch, operations, routes }: Api): Hono {
  const app = new Hono().basePath("/api");
  const { corsOrigins } = context.settings;
  if (corsOrigins.length > 0) app.use(cors({ ...crossOrigin, origin: [...corsOrigins] }));
  for (const route of routes) app.route("/", route);
  for (const operation of inMatchingOrder(operations)) {
    const path = operation.path.replace(/\{(\w+)\}/g, ":$1");
    app.on(operation.method, path, (c) =>
      answer(dispatch, context, operation, {
        request: c.req.raw,
        params: c.req.param(),
        query: c.req.queries(),
      }),
    );
  }
  app.notFound(({ req }) => unknownCall(operations, req.path.replace(/^\/api/, "")));
  app.onError((error, c) => {
    context.report("api", error, c.req.header("x-request-id"));
    return problemResponse(problemOf(refuse(codeOfFailure(error))));
  });
  return app;
}

function unknownCall(operations: readonly Operation[], path: string): Response {
  const allowed = methodsOf(operations, path);
  if (allowed.length === 0) return problemResponse(problemOf(refuse("not_found")));
  const { status, headers, text } = problemAnswer(problemOf(refuse("method_not_allowed")));
  return asResponse({ status, headers: { ...headers, Allow: allowed.join(", ") }, text });
}

interface Matched {
  request: Request;
  params: Record<string, string>;
  query: Record<string, string[]>;
}

async function answer(
  dispatch: Dispatch,
  context: Context,
  operation: Operation,
  { request, params, query }: Matched,
): Promise<Response> {
  const result = await callOperation(dispatch, context, operation, {
    params,
    query: Object.fromEntries(
      Object.entries(query).map(([name, values]) => [name, oneOrMany(values)]),
    ),
    header: (name) => request.headers.get(name),
    readBody: () => readBody(operation, request),
  });
  return result.ok && result.value instanceof Response
    ? result.value
    : asResponse(jsonAnswer(operation, result));
}
