// Why a service that the portal depends on fails: a line in the log when that begins and ends, one a minute while it lasts, and counts for /metrics.
import { logLine, faultOf, type LogSink } from "../log-lines";

const againAfterMs = 60_000;
/** A service may return any code, but a metric has few labels. */
const reasonsAtMost = 20;

export interface FailureCount {
  readonly service: string;
  readonly reason: string;
  readonly count: number;
}

export interface ServiceWatch {
  /** The error may have any message: only its code or name is logged. */
  failed(service: string, error: unknown): void;
  worked(service: string): void;
  failures(): readonly FailureCount[];
}

interface Outage {
  readonly since: number;
  /** Whether its beginning is in the log. */
  isLogged: boolean;
  unlogged: number;
}

export function createServiceWatch({
  now,
  log,
}: {
  readonly now: () => number;
  readonly log: LogSink;
}): ServiceWatch {
  const outages = new Map<string, Outage>();
  const loggedAt = new Map<string, number>();
  const counts = new Map<string, Map<string, number>>();
  return {
    failed(service, error) {
      const fault = faultOf(error);
      const reason = reasonOf(fault);
      count(counts, service, reason);
      const outage = outages.get(service) ?? { since: now(), isLogged: false, unlogged: 0 };
      outages.set(service, outage);
      outage.unlogged += 1;
      // A service that fails every other time would write two lines each time.
      if (now() - (loggedAt.get(service) ?? -Infinity) < againAfterMs) return;
      loggedAt.set(service, now());
      const failures = outage.unlogged;
      Object.assign(outage, { isLogged: true, unlogged: 0 });
      log(
        "error",
        logLine("error", {
          event: "service-down",
          service,
          reason,
          failures,
          // An error without a code may be the portal's own.
          ...(reason === fault.name && fault),
        }),
      );
    },
    worked(service) {
      const outage = outages.get(service);
      if (!outage) return;
      outages.delete(service);
      if (!outage.isLogged) return;
      const seconds = Math.round((now() - outage.since) / 1000);
      log("info", logLine("info", { event: "service-up", service, downSeconds: seconds }));
    },
    failures: () =>
      [...counts].flatMap(([service, reasons]) =>
        [...reasons].map(([reason, times]) => ({ service, reason, count: times })),
      ),
  };
}

/** A failure without an error of its own. */
export class ServiceFault extends Error {
  override name = "ServiceFault";
  constructor(readonly code: string) {
    super(`the service failed: ${code}`);
  }
}

/** Reports the result of the work, and passes it on. A RangeError is a mistake of the caller. */
export async function watched<Value>(
  { worked, failed }: ServiceWatch,
  service: string,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    const value = await work();
    worked(service);
    return value;
  } catch (error) {
    if (!(error instanceof RangeError)) failed(service, error);
    throw error;
  }
}

/** The code of an error or of its cause, or else its name. */
function reasonOf({ name, code, cause }: ReturnType<typeof faultOf>): string {
  return (code ?? cause?.code ?? name).replace(/[^\w .:-]/g, "").slice(0, 60) || "unknown";
}

function count(counts: Map<string, Map<string, number>>, service: string, reason: string): void {
  const known = counts.get(service) ?? new Map<string, number>();
  counts.set(service, known);
  const label = known.has(reason) || known.size < reasonsAtMost ? reason : "other";
  known.set(label, (known.get(label) ?? 0) + 1);
}
