// Counting a long list is slow, so each total is computed once for all callers and cached for a few seconds.
import type { Storage } from "../database/storage";
import type { Context } from "./context";

/** The maximum age of a long list's total. */
export const totalsKeptSeconds = 10;

const maxCached = 200;
/** Shorter lists are counted quickly, so they are never cached. */
const longListRows = 10_000;

interface TotalsCache<Total> {
  readonly cached: Map<string, { readonly total: Total; readonly until: number }>;
  /** Counts in progress. */
  readonly running: Map<string, Promise<Total>>;
}

/** Returns a function that gives the total of a list by its filter. For long lists it is at most `totalsKeptSeconds` old, for short ones always current. */
export function cachedTotals<Total>(countOf: (total: Total) => number) {
  const caches = new WeakMap<Storage, TotalsCache<Total>>();
  return async (
    { storage, now }: Context,
    filter: object,
    find: () => Promise<Total>,
  ): Promise<Total> => {
    const cache = caches.get(storage) ?? { cached: new Map(), running: new Map() };
    caches.set(storage, cache);
    const { cached, running } = cache;
    const key = JSON.stringify(filter);
    // A count that began before this call may miss the caller's latest change, so it shares the next one.
    await running.get(key)?.catch(() => undefined);
    const known = cached.get(key);
    if (known && now() < known.until) return known.total;
    const count = async () => {
      const until = now() + totalsKeptSeconds * 1000;
      const total = await find().finally(() => running.delete(key));
      cached.delete(key);
      const isLong = countOf(total) > longListRows;
      const [eldest = ""] = isLong && cached.size >= maxCached ? cached.keys() : [];
      cached.delete(eldest);
      if (isLong) cached.set(key, { total, until });
      return total;
    };
    const flight = running.get(key) ?? count();
    running.set(key, flight);
    return flight;
  };
}
