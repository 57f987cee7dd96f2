// The API for a fetch Request: its operations, and the other addresses under /api.
import { Hono } from "hono";
import { cors } from "hono/cors";
import { refuse } from "../kernel/refusal";
import type { ApiHandler } from "./api-handler";
import type { Context } from "./context";
import { codeOfFailure } from "./outage";
import { acceptedLocale } from "../locales/accepted-locale";
import { asResponse, problemOf, problemResponse } from "./problem";
import { readBody } from "./read-body";

const crossOrigin = {
  allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key", "X-Device-Token"],
  exposeHeaders: ["Retry-After"],
  maxAge: 600,
};

interface Api {
  readonly handler: ApiHandler;
  /** The other routes below /api. */
  readonly routes: readonly Hono[];
}

export function apiApp(context: Context, { handler, routes }: Api): Hono {
  const app = new Hono({ strict: false }).basePath("/api");
  const { corsOrigins } = context.settings;
  if (corsOrigins.length > 0) app.use(cors({ ...crossOrigin, origin: [...corsOrigins] }));
  for (const route of routes) app.route("/", route);
  app.all("*", async ({ req: { raw } }) => {
    const { pathname, search } = new URL(raw.url);
    const answer = await handler.handle({
      method: raw.method === "HEAD" ? "GET" : raw.method,
      path: pathname.replace(/^\/api/, ""),
      query: search.slice(1),
      header: (name) => raw.headers.get(name),
      readBody: (operation) => readBody(operation, raw),
    });
    return answer instanceof Response ? answer : asResponse(answer);
  });
  app.onError((error, c) => {
    context.report("api", error, c.req.header("x-request-id"));
    const locale = acceptedLocale(
      c.req.header("accept-language") ?? null,
      context.settings.language,
    );
    return problemResponse(problemOf(refuse(codeOfFailure(error)), locale));
  });
  return app;
}
