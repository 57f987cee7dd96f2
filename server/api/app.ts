// The API over HTTP: each endpoint of the contract's table at its path.
import { Hono } from "hono";
import { cors } from "hono/cors";
import { endpoints } from "../contract/endpoints";
import type { Endpoint } from "../contract/endpoint";
import { refuse } from "../domain/refusal";
import type { Context } from "./context";
import { dispatch } from "./dispatch";
import { problemOf, problemResponse } from "./problem";
import { readBody } from "./read-body";

export function createApi(context: Context): Hono {
  const app = new Hono().basePath("/api");
  const { corsOrigins } = context.settings;
  if (corsOrigins.length > 0) app.use(cors({ origin: [...corsOrigins], allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key"], maxAge: 600 }));
  for (const endpoint of inMatchingOrder()) {
    const path = endpoint.path.replace(/\{(\w+)\}/g, ":$1");
    app.on(endpoint.method, path, (c) => answer(context, endpoint, { request: c.req.raw, params: c.req.param(), query: c.req.query() }));
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
  query: Record<string, string>;
}

async function answer(context: Context, endpoint: Endpoint, { request, params, query }: Matched): Promise<Response> {
  const { headers } = request;
  const result = await dispatch(context, endpoint, {
    token: /^Bearer (.+)$/.exec(headers.get("authorization") ?? "")?.[1] ?? null,
    params,
    query,
    readBody: () => readBody(endpoint, request),
    key: headers.get("idempotency-key"),
    address: headers.get("x-client-address"),
  });
  if (result.ok && result.value instanceof Response) return result.value;
  return result.ok ? Response.json(result.value, { status: statusOf(endpoint) }) : problemResponse(result.problem);
}

function statusOf(endpoint: Endpoint): number {
  return endpoint.method === "POST" && endpoint.path !== "/auth/login" && !endpoint.path.endsWith("/profile") ? 201 : 200;
}

// Fixed paths before those with places, so that /transactions/stats is never taken for an id.
function inMatchingOrder(): Endpoint[] {
  const all: Endpoint[] = Object.values(endpoints).flatMap((verbs) => Object.values(verbs));
  return all.sort((a, b) => Number(a.path.includes("{")) - Number(b.path.includes("{")));
}
