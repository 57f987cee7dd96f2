// GET /metrics, if METRICS_TOKEN is set; without it, nothing is counted and the address returns 404.
import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Config } from "../../config";
import type { Backend } from "../../index";
import { statusOf } from "../call-status";
import { plainHeaders } from "../headers";
import { exposition, type Family } from "./exposition";
import { processFigures } from "./process-figures";
import { requestFigures } from "./requests";

interface Parts {
  readonly config: Pick<Config, "metricsToken" | "isSecure">;
  readonly backend: Pick<Backend, "gauges">;
}

/** Counts the responses of `next` and serves /metrics itself; it runs first, so that scrapes don't fill the log. */
export function withMetrics({ config, backend }: Parts, next: RequestListener): RequestListener {
  const { metricsToken } = config;
  if (metricsToken === undefined) return next;
  const requests = requestFigures();
  const ownProcess = processFigures();
  const families = async (): Promise<Family[]> => {
    const gauges = (await backend.gauges()).map((gauge) => ({ kind: "gauge" as const, ...gauge }));
    return [...requests.families(), ...ownProcess.families(), ...gauges];
  };
  const answer = plainAnswers(config);
  return (incoming, outgoing) => {
    const startedAt = performance.now();
    const { url = "/" } = incoming;
    outgoing.once("close", () =>
      requests.record(url, statusOf(incoming, outgoing), (performance.now() - startedAt) / 1000),
    );
    if (!/^\/metrics(?:\?|$)/.test(url) || !/^(GET|HEAD)$/.test(incoming.method ?? ""))
      return next(incoming, outgoing);
    if (!isBearer(incoming, metricsToken))
      return answer(outgoing, 401, "Send METRICS_TOKEN as a bearer token.\n");
    families().then(
      (found) => answer(outgoing, 200, exposition(found)),
      () => answer(outgoing, 500, "The metrics couldn't be read.\n"),
    );
  };
}

function plainAnswers(config: Pick<Config, "isSecure">) {
  const headers = {
    ...plainHeaders(config),
    "Content-Type": "text/plain; version=0.0.4; charset=utf-8",
  };
  return (outgoing: ServerResponse, status: 200 | 401 | 500, text: string): void => {
    outgoing.writeHead(status, {
      ...headers,
      ...(status === 401 && { "WWW-Authenticate": "Bearer" }),
      "Content-Length": Buffer.byteLength(text),
    });
    outgoing.end(text);
  };
}

/** Compared by hash, so that neither length nor a common beginning can be timed. */
function isBearer({ headers }: IncomingMessage, token: string): boolean {
  const [, given = ""] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? "") ?? [];
  return timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string) => createHash("sha256").update(text).digest();
