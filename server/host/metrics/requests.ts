// Counts and durations of requests, by kind of address and class of status: never by address, which may identify a record.
import { Histogram, type Registry } from "prom-client";

export type RecordRequest = (url: string, status: number | "aborted", seconds: number) => void;

export function requestDurations(registry: Registry): RecordRequest {
  const durations = new Histogram({
    name: "portal_http_request_duration_seconds",
    help: "Time from a request's first line to the end of its response, by kind of address and class of status.",
    labelNames: ["kind", "status"],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  return (url, status, seconds) =>
    durations.observe({ kind: requestKind(url), status: classOf(status) }, seconds);
}

const kinds: Readonly<Record<string, string>> = {
  build: "file",
  api: "api",
  dashboard: "customer",
  admin: "admin",
  documents: "document",
  healthz: "operation",
  readyz: "operation",
  metrics: "operation",
};

/** One of a few kinds for any URL. */
export function requestKind(url: string): string {
  const [, area = ""] =
    /^\/(build|api|dashboard|admin|documents|healthz|readyz|metrics)(?:[/?.]|$)/.exec(url) ?? [];
  return kinds[area] ?? "public";
}

function classOf(status: number | "aborted"): string {
  return status === "aborted" ? status : `${Math.floor(status / 100)}xx`;
}
