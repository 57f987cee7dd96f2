// Which of the portal's services are up. Each is called at most as often as its probe allows, however many requests come in.
import { withTimeout } from "./with-timeout";

export interface Probe {
  readonly name: string;
  /** Whether the portal can't serve without it; without others it is degraded. */
  readonly isNeeded: boolean;
  /** Rejects if the service is down. */
  readonly check: () => Promise<unknown>;
  /** A service that hasn't responded by then counts as down. */
  readonly withinMs: number;
  /** How long a result is returned without checking again; for as long again it is returned while a new one is fetched. */
  readonly cacheMs: number;
}

export interface Report {
  readonly isReady: boolean;
  /** By name, without the cause. */
  readonly services: Readonly<Record<string, "up" | "down">>;
}

/** What came of a check; the error of one that wasn't answered in time is a TimeoutError. */
export interface CheckResults {
  worked(name: string): void;
  failed(name: string, error: unknown): void;
}

interface Readiness {
  put(probe: Probe): void;
  read(): Promise<Report>;
}

export function createReadiness(now: () => number, results: CheckResults = unheard): Readiness {
  const watched: { probe: Probe; isUp: () => Promise<boolean> }[] = [];
  return {
    put: (probe) => void watched.push({ probe, isUp: watch(probe, now, results) }),
    async read() {
      const found = await Promise.all(
        watched.map(async ({ probe, isUp }) => ({ probe, isUp: await isUp() })),
      );
      return {
        isReady: found.every(({ probe, isUp }) => isUp || !probe.isNeeded),
        services: Object.fromEntries(
          found.map(({ probe, isUp }) => [probe.name, isUp ? "up" : "down"]),
        ),
      };
    },
  };
}

const unheard: CheckResults = { worked: () => undefined, failed: () => undefined };

const hangingMs = 60_000;

function watch(
  { name, check, withinMs, cacheMs }: Probe,
  now: () => number,
  results: CheckResults,
): () => Promise<boolean> {
  let last: { isUp: boolean; at: number } | undefined;
  let flight: Promise<void> | undefined;
  let checkingSince: number | undefined;
  const runCheck = async () => {
    checkingSince = now();
    const answered = Promise.resolve()
      .then(check)
      .finally(() => (checkingSince = undefined));
    const isUp = await withTimeout(withinMs, answered).then(
      () => {
        results.worked(name);
        return true;
      },
      (error: unknown) => {
        results.failed(name, error);
        return false;
      },
    );
    last = { isUp, at: now() };
    flight = undefined;
  };
  const isOlderThan = (ms: number) => last === undefined || now() >= last.at + ms;
  // A check that hangs isn't started a second time, or only after a long while.
  const isHanging = () => checkingSince !== undefined && now() < checkingSince + hangingMs;
  return async () => {
    if (isOlderThan(cacheMs) && !isHanging()) flight ??= runCheck();
    if (flight && isOlderThan(2 * cacheMs)) await flight;
    return last?.isUp ?? false;
  };
}
