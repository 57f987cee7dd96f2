// GET /metrics, if METRICS_TOKEN is set; without it, nothing is counted and the address returns 404.
import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { collectDefaultMetrics, Counter, Gauge as Gauged, Registry } from "prom-client";
import type { Config } from "../../config";
import type { Backend } from "../../index";
import { reportTo, toConsole, type LogSink } from "../../log-lines";
import { statusOf } from "../call-status";
import { plainHeaders } from "../headers";
import { requestDurations } from "./requests";

interface Parts {
  readonly config: Pick<Config, "metricsToken" | "isSecure">;
  readonly backend: Pick<Backend, "gauges">;
  readonly log?: LogSink;
}

/** Gauges of the library whose names promise counters: Prometheus' own check refuses them. */
const namedLikeCounters = ["handles", "requests", "resources"].map(
  (kind) => `nodejs_active_${kind}_total`,
);

/** Counts the responses of `next` and serves /metrics itself; it runs first, so that scrapes don't fill the log. */
export function withMetrics(
  { config, backend, log = toConsole }: Parts,
  next: RequestListener,
): RequestListener {
  const { metricsToken } = config;
  if (metricsToken === undefined) return next;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of namedLikeCounters) registry.removeSingleMetric(name);
  const recordRequest = requestDurations(registry);
  const figures = async () =>
    (await registry.metrics()) + (await exposition(await backend.gauges()));
  const answer = plainAnswers(config);
  return (incoming, outgoing) => {
    const startedAt = performance.now();
    const { url = "/" } = incoming;
    outgoing.once("close", () =>
      recordRequest(url, statusOf(incoming, outgoing), (performance.now() - startedAt) / 1000),
    );
    if (!/^\/metrics(?:\?|$)/.test(url) || !/^(GET|HEAD)$/.test(incoming.method ?? ""))
      return next(incoming, outgoing);
    if (!isBearer(incoming, metricsToken))
      return answer(outgoing, 401, "Send METRICS_TOKEN as a bearer token.\n");
    figures().then(
      (text) => answer(outgoing, 200, text),
      (error: unknown) => {
        reportTo(log)("metrics", error);
        answer(outgoing, 500, "The metrics couldn't be read. The portal's log has the reason.\n");
      },
    );
  };
}

/** What is read at each scrape. Families without a sample are omitted, because unknown is not 0. */
function exposition(gauges: Awaited<ReturnType<Backend["gauges"]>>): Promise<string> {
  const registry = new Registry();
  for (const { name, help, kind, samples } of gauges.filter((one) => one.samples.length > 0)) {
    const labelNames = Object.keys(samples[0]?.labels ?? {});
    const family = { name, help, labelNames, registers: [registry] };
    const figure = kind === "counter" ? new Counter(family) : new Gauged(family);
    for (const { labels = {}, value } of samples) figure.inc(labels, value);
  }
  return registry.metrics();
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
