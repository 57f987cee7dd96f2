// The API over HTTP: each endpoint of the contract's table at its path.
import { Hono } from "hono";
import { cors } from "hono/cors";
import { endpoints } from "../contract/endpoints";
import type { Endpoint } from "../contract/endpoint";
import { refuse } from "../domain/refusal";
import type { Context } from "./context";
import { takeNotices } from "./crypto-payments/take-notices";
import { dispatch } from "./dispatch";
import { problemOf, problemResponse } from "./problem";
import { readBody } from "./read-body";
import { serveReference } from "./reference/serve-reference";
import { successStatus } from "./success-status";

const crossOrigin = { allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key"], exposeHeaders: ["Retry-After"], maxAge: 600 };

export function createApi(context: Context): Hono {
  const app = new Hono().basePath("/api");
  const { corsOrigins } = context.settings;
  if (corsOrigins.length > 0) app.use(cors({ ...crossOrigin, origin: [...corsOrigins] }));
  app.route("/", serveReference(context.settings));
  app.route("/", takeNotices(context));
  for (const endpoint of inMatchingOrder()) {
    const path = endpoint.path.replace(/\{(\w+)\}/g, ":$1");
    app.on(endpoint.method, path, (c) => answer(context, endpoint, { request: c.req.raw, params: c.req.param(), query: oneOrMany(c.req.queries()) }));
  }
  app.notFound(() => problemResponse(problemOf(refuse("not_found"))));
  app.onError((error) => {
    context.report("api", error);
    return problemResponse(problemOf(refuse("internal")));
  });
  return app;
}

interface Matched {
  request: Request;
  params: Record<string, string>;
  query: Record<string, string | string[]>;
}

/** A parameter given twice is a list, which no schema of ours takes for one value. */
function oneOrMany(queries: Record<string, string[]>): Record<string, string | string[]> {
  return Object.fromEntries(Object.entries(queries).map(([name, values]) => [name, values.length === 1 ? (values[0] ?? "") : values]));
}

async function answer(context: Context, endpoint: Endpoint, { request, params, query }: Matched): Promise<Response> {
  const { headers } = request;
  const result = await dispatch(context, endpoint, {
    token: /^Bearer +(.+)$/i.exec(headers.get("authorization") ?? "")?.[1] ?? null,
    params,
    query,
    readBody: () => readBody(endpoint, request),
    key: headers.get("idempotency-key"),
    address: headers.get("x-client-address"),
    device: headers.get("user-agent"),
  });
  if (result.ok && result.value instanceof Response) return result.value;
  // Nearly every answer is about somebody, and some show what is otherwise masked.
  const kept = { "Cache-Control": "no-store" };
  return result.ok ? Response.json(result.value, { status: successStatus(endpoint), headers: kept }) : problemResponse(result.problem);
}

// Fixed paths before those with places, so that /transactions/stats is never taken for an id.
function inMatchingOrder(): Endpoint[] {
  const all: Endpoint[] = Object.values(endpoints).flatMap((verbs) => Object.values(verbs));
  return all.sort((a, b) => Number(a.path.includes("{")) - Number(b.path.includes("{")));
}
