// Counts and durations of requests, by kind of address and class of status: never by address, which may identify a record.
import type { Family } from "./exposition";

const boundsSeconds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

interface Counter {
  readonly labels: Readonly<Record<"kind" | "status", string>>;
  /** The number of requests within each bound but not the one before; the last is the number above all bounds. */
  readonly within: number[];
  sumSeconds: number;
}

export interface RequestFigures {
  record(url: string, status: number | "aborted", seconds: number): void;
  families(): Family[];
}

export function requestFigures(): RequestFigures {
  const counters = new Map<string, Counter>();
  return {
    record(url, status, seconds) {
      const labels = { kind: requestKind(url), status: classOf(status) };
      const key = `${labels.kind} ${labels.status}`;
      const counter = counters.get(key) ?? {
        labels,
        within: Array.from({ length: boundsSeconds.length + 1 }, () => 0),
        sumSeconds: 0,
      };
      if (!counters.has(key)) counters.set(key, counter);
      const bound = boundsSeconds.findIndex((most) => seconds <= most);
      const index = bound === -1 ? boundsSeconds.length : bound;
      counter.within[index] = (counter.within[index] ?? 0) + 1;
      counter.sumSeconds += seconds;
    },
    families: () => [
      {
        name: "portal_http_request_duration_seconds",
        kind: "histogram",
        help: "Time from a request's first line to the end of its response, by kind of address and class of status.",
        samples: [...counters.values()].flatMap(samplesOf),
      },
    ],
  };
}

function samplesOf({ labels, within, sumSeconds }: Counter) {
  let count = 0;
  const buckets = within.map((number, index) => {
    count += number;
    return {
      suffix: "_bucket",
      labels: { ...labels, le: String(boundsSeconds[index] ?? "+Inf") },
      value: count,
    };
  });
  return [
    ...buckets,
    { suffix: "_sum", labels, value: sumSeconds },
    { suffix: "_count", labels, value: count },
  ];
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
