// The handling of a request, from top to bottom.
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { ServerBuild } from "@remix-run/node";
import { Hono } from "hono";
import type { RequestListener } from "node:http";
import type { Config } from "../config";
import type { Backend } from "../index";
import type { LogSink } from "../log-lines";
import { extractCallStatus } from "./call-status";
import { isForeignPost, withBrowserOrigin } from "./foreign-posts";
import { sanitized, withSanitizedHeaders } from "./request-sanitizer";
import { withSecurityHeaders } from "./headers";
import { boundedRequest } from "./protection/limits";
import { logError, toStandardOutput } from "./log";
import { fairlyQueued } from "./protection/page-queue";
import { inPageLanguage } from "./page-language";
import { pagesOf } from "./pages";
import { aboutHost, readinessAnswer } from "./readiness";
import { methodRefusal, reading, refusal } from "./refusals";
import { limitedRequests } from "./protection/request-limit";
import { send } from "./send";
import { staticFiles } from "./static-files";
import { clearFormRecovery } from "./clear-form-recovery";

type Parts = {
  readonly config: Config;
  readonly backend: Pick<Backend, "fetch" | "requestUsers" | "readiness">;
  readonly build: ServerBuild;
  readonly log?: LogSink;
  /** Whether this host is shutting down and accepts no new work. */
  readonly isShuttingDown?: () => boolean;
};

const staying = () => false;
const changing = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

export function createHost({
  config,
  backend,
  build,
  log = toStandardOutput,
  isShuttingDown = staying,
}: Parts): RequestListener {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const pages = fairlyQueued(pagesOf(build));
  const files = staticFiles("public");
  const about = aboutHost(config);

  app.get("/healthz", (c) => c.text("ok\n"));
  app.get("/readyz", () => readinessAnswer(backend, about, isShuttingDown()));
  app.on(changing, ["/healthz", "/readyz"], (c) => methodRefusal(c.req.raw, reading));
  app.all("*", async (c, next) => files(c.req.raw) ?? (await next()));
  app.all("/api/*", (c) =>
    boundedRequest(c.env, c.req.raw, config, (request) => backend.fetch(request)),
  );
  const page = async (request: Request) =>
    isForeignPost(request, config)
      ? refusal(request, 403)
      : clearFormRecovery(
          request,
          await inPageLanguage(withBrowserOrigin(request), config, pages),
          config,
        );
  app.all("*", async (c) =>
    extractCallStatus(c.env.incoming, await boundedRequest(c.env, c.req.raw, config, page)),
  );
  app.onError((error, c) => {
    logError(error, c.env.incoming, log);
    return refusal(c.req.raw, 500);
  });

  const answer = async (request: Request, env: HttpBindings): Promise<Response> =>
    send(request, await app.fetch(request, env), { env, config });
  const fetchCallback = (request: Request, env: unknown) => answer(request, env as HttpBindings);
  const errorHandler = (error: unknown) =>
    withSecurityHeaders(null, refusal(null, statusOf(error)), config);
  const listener = getRequestListener(fetchCallback, {
    errorHandler,
    overrideGlobalObjects: false,
    autoCleanupIncoming: false,
  });
  const general = withSanitizedHeaders((incoming, outgoing) => void listener(incoming, outgoing));
  const { requestUsers } = backend;
  return sanitized({ config, requestUsers, log }, limitedRequests(config, general));
}

/** Only a request that can't be parsed (bad host, bad URL) has no request object. */
function statusOf(error: unknown): 400 | 500 {
  return error instanceof Error && error.name === "RequestError" ? 400 : 500;
}
