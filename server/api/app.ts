// The API over HTTP: each operation of the contract's table at its path.
import { Hono } from "hono";
import { cors } from "hono/cors";
import type { Operation } from "../contract/operation";
import { refuse } from "../domain/refusal";
import { callOperation, jsonAnswer, oneOrMany } from "./http/answer-call";
import type { Context } from "./context";
import { takeNotices } from "./crypto-payments/take-notices";
import { operationsInMatchingOrder, methodsOf } from "./http/match-operation";
import { codeOfFailure } from "./http/outage";
import { asResponse, problemAnswer, problemOf, problemResponse } from "./http/problem";
import { readBody } from "./http/read-body";
import { serveReference } from "./reference/serve-reference";

const crossOrigin = {
  allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key", "X-Device-Token"],
  exposeHeaders: ["Retry-After"],
  maxAge: 600,
};

export function createApi(context: Context): Hono {
  const app = new Hono().basePath("/api");
  const { corsOrigins } = context.settings;
  if (corsOrigins.length > 0) app.use(cors({ ...crossOrigin, origin: [...corsOrigins] }));
  app.route("/", serveReference(context.settings));
  app.route("/", takeNotices(context));
  for (const operation of operationsInMatchingOrder()) {
    const path = operation.path.replace(/\{(\w+)\}/g, ":$1");
    app.on(operation.method, path, (c) =>
      answer(context, operation, {
        request: c.req.raw,
        params: c.req.param(),
        query: c.req.queries(),
      }),
    );
  }
  app.notFound(({ req }) => unknownCall(req.path.replace(/^\/api/, "")));
  app.onError((error, c) => {
    context.report("api", error, c.req.header("x-request-id"));
    return problemResponse(problemOf(refuse(codeOfFailure(error))));
  });
  return app;
}

function unknownCall(path: string): Response {
  const allowed = methodsOf(path);
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
  context: Context,
  operation: Operation,
  { request, params, query }: Matched,
): Promise<Response> {
  const result = await callOperation(context, operation, {
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
