// Totals of long lists take as long as the list is long: each is found once for everybody who asks, and kept for some seconds.
import { limits } from "../contract/values/limits";
import type { Storage } from "../storage/store";
import type { Context } from "./context";
import { oneFlight } from "./one-flight";

const keptAtMost = 200;
/** Fewer are counted in no time, and always anew. */
const longAbove = 10_000;

/** What tells the total of one kind of list by its filter. A long list's is at most `totalsKeptSeconds` old; a short one's is never old. */
export function keptTotals<Total>(countOf: (total: Total) => number) {
  const shelves = new WeakMap<Storage, { kept: Map<string, { total: Total; until: number }>; fly: ReturnType<typeof oneFlight<Total>> }>();
  return async ({ storage, now }: Context, filter: object, find: () => Promise<Total>): Promise<Total> => {
    const { kept, fly } = shelves.get(storage) ?? { kept: new Map(), fly: oneFlight<Total>() };
    shelves.set(storage, { kept, fly });
    const key = JSON.stringify(filter);
    const known = kept.get(key);
    if (known && now() < known.until) return known.total;
    const until = now() + limits.totalsKeptSeconds * 1000;
    const total = await fly(key, find);
    kept.delete(key);
    const [eldest = ""] = kept.size >= keptAtMost ? kept.keys() : [];
    kept.delete(eldest);
    if (countOf(total) > longAbove) kept.set(key, { total, until });
    return total;
  };
}
