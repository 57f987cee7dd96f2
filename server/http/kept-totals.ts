// Totals of long lists take as long as the list is long: each is found once for everybody who asks, and kept for some seconds.
import { limits } from "../kernel/limits";
import type { Storage } from "../database/storage";
import type { Context } from "./context";

const keptAtMost = 200;
/** Fewer are counted in no time, and always anew. */
const longAbove = 10_000;

interface Shelf<Total> {
  readonly kept: Map<string, { readonly total: Total; readonly until: number }>;
  /** Counts that are under way. */
  readonly flights: Map<string, Promise<Total>>;
}

/** What tells the total of one kind of list by its filter. A long list's is at most `totalsKeptSeconds` old; a short one's is never old. */
export function keptTotals<Total>(countOf: (total: Total) => number) {
  const shelves = new WeakMap<Storage, Shelf<Total>>();
  return async (
    { storage, now }: Context,
    filter: object,
    find: () => Promise<Total>,
  ): Promise<Total> => {
    const shelf = shelves.get(storage) ?? { kept: new Map(), flights: new Map() };
    shelves.set(storage, shelf);
    const { kept, flights } = shelf;
    const key = JSON.stringify(filter);
    // One that began before the caller asked may not know of what they have just changed: they share the next.
    await flights.get(key)?.catch(() => undefined);
    const known = kept.get(key);
    if (known && now() < known.until) return known.total;
    const count = async () => {
      const until = now() + limits.totalsKeptSeconds * 1000;
      const total = await find().finally(() => flights.delete(key));
      kept.delete(key);
      const isLong = countOf(total) > longAbove;
      const [eldest = ""] = isLong && kept.size >= keptAtMost ? kept.keys() : [];
      kept.delete(eldest);
      if (isLong) kept.set(key, { total, until });
      return total;
    };
    const flight = flights.get(key) ?? count();
    flights.set(key, flight);
    return flight;
  };
}
