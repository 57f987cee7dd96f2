// Why a service that the portal depends on fails: reported when that begins and ends and once a minute while it lasts, and counted for /metrics.

const againAfterMs = 60_000;
/** A service may return any code, but a metric has few labels. */
const reasonsAtMost = 20;

interface FailureCount {
  readonly service: string;
  readonly reason: string;
  readonly count: number;
}

export interface ServiceWatch {
  /** The error may have any message: only its code or name is the reason. */
  failed(service: string, error: unknown): void;
  worked(service: string): void;
  failures(): readonly FailureCount[];
}

interface Outage {
  readonly since: number;
  /** Whether its beginning is reported. */
  isReported: boolean;
  unreported: number;
}

interface Reports {
  readonly now: () => number;
  /** `failures` is their number since the last report of this outage. */
  readonly onDown: (service: string, reason: string, failures: number, error: unknown) => void;
  readonly onUp: (service: string, downSeconds: number) => void;
}

export function createServiceWatch({ now, onDown, onUp }: Reports): ServiceWatch {
  const outages = new Map<string, Outage>();
  const reportedAt = new Map<string, number>();
  const counts = new Map<string, Map<string, number>>();
  return {
    failed(service, error) {
      const reason = reasonOf(error);
      count(counts, service, reason);
      const outage = outages.get(service) ?? { since: now(), isReported: false, unreported: 0 };
      outages.set(service, outage);
      outage.unreported += 1;
      // A service that fails every other time would write two lines each time.
      if (now() - (reportedAt.get(service) ?? -Infinity) < againAfterMs) return;
      reportedAt.set(service, now());
      const failures = outage.unreported;
      Object.assign(outage, { isReported: true, unreported: 0 });
      onDown(service, reason, failures, error);
    },
    worked(service) {
      const outage = outages.get(service);
      if (!outage) return;
      outages.delete(service);
      if (!outage.isReported) return;
      onUp(service, Math.round((now() - outage.since) / 1000));
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
function reasonOf(error: unknown): string {
  const reason = codeOf(error) ?? codeOf(error instanceof Error ? error.cause : null);
  const name = error instanceof Error ? error.name : typeof error;
  return (reason ?? name).replace(/[^\w .:-]/g, "").slice(0, 60) || "unknown";
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && "code" in error ? String(error.code) : null;
}

function count(counts: Map<string, Map<string, number>>, service: string, reason: string): void {
  const known = counts.get(service) ?? new Map<string, number>();
  counts.set(service, known);
  const label = known.has(reason) || known.size < reasonsAtMost ? reason : "other";
  known.set(label, (known.get(label) ?? 0) + 1);
}
