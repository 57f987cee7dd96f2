// Shares one response of an external service: kept while fresh, requested by one caller at a time; while the service fails, the last good one.

interface CachedValue<Value> {
  readonly value: Value;
  /** When it was received, UTC milliseconds. */
  readonly at: number;
}

/** A failure for which the service said when to retry. */
export class RetryLater extends Error {
  override name = "RetryLater";
  constructor(
    message: string,
    readonly waitMs: number,
  ) {
    super(message);
  }
}

interface CacheSource<Value> {
  readonly load: () => Promise<Value>;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
  /** How long a result is returned without a new call. */
  readonly freshMs: number;
  /** For this long it is still returned immediately while a new one is fetched. */
  readonly staleMs: number;
  /** How long the service isn't called after a failure: doubled with each further one, up to the maximum. */
  readonly retryMs: number;
  readonly maxRetryMs: number;
}

interface LastGood<Value> {
  /** Rejects only if there has never been a response. */
  read(): Promise<CachedValue<Value>>;
  /** Whether the last call succeeded; true before the first. Makes no call. */
  isWell(): boolean;
}

export function lastGood<Value>({
  load,
  now,
  report,
  freshMs,
  staleMs,
  retryMs,
  maxRetryMs,
}: CacheSource<Value>): LastGood<Value> {
  let cached: CachedValue<Value> | undefined;
  let failure: { error: unknown; count: number; until: number } | undefined;
  let flight: Promise<void> | undefined;

  const loadOnce = async () => {
    try {
      cached = { value: await load(), at: now() };
      failure = undefined;
    } catch (error) {
      const count = (failure?.count ?? 0) + 1;
      const delay = Math.min(retryMs * 2 ** Math.min(count - 1, 20), maxRetryMs);
      const requestedMs = error instanceof RetryLater ? Math.min(error.waitMs, 24 * 3_600_000) : 0;
      failure = { error, count, until: now() + Math.max(delay, requestedMs) };
      report(error);
    } finally {
      flight = undefined;
    }
  };
  const isYoungerThan = (ms: number) => cached !== undefined && now() < cached.at + ms;

  return {
    async read() {
      if (!isYoungerThan(freshMs) && now() >= (failure?.until ?? -Infinity)) flight ??= loadOnce();
      if (flight && !isYoungerThan(staleMs)) await flight;
      if (cached) return cached;
      throw failure?.error ?? new Error("no response yet");
    },
    isWell: () => failure === undefined,
  };
}
