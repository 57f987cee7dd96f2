// Totals that many ask for: a long list's may be some seconds old, a short one's knows of everything that happened before it was asked for.
import { expect, test } from "vitest";
import { cachedTotals, totalsKeptSeconds } from "~server/http/cached-totals";
import { describeEachEngine } from "../support/portal/engine-suites";

const long = 20_000;

/** Everything continues that waits for nothing but its turn. */
const aTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Counts that end, the newest first, when the test says so, and how many of them were begun. */
function slowCounts() {
  const ends: ((total: number | Promise<never>) => void)[] = [];
  const find = () => new Promise<number>((resolve) => ends.push(resolve));
  const end = async (total: number | Error) => {
    await aTurn();
    ends.at(-1)?.(total instanceof Error ? Promise.reject(total) : total);
  };
  return { find, end, begun: () => ends.length };
}

describeEachEngine("the total of a list", (portal) => {
  test("is not taken from a count that began before the request; all who waited share the next one", async () => {
    const totals = cachedTotals<number>((total) => total);
    const { find, end, begun } = slowCounts();
    const request = () => totals(portal().context, { state: "open" }, find);
    const first = request();
    await aTurn();
    const later = [request(), request(), request()];
    await end(1);
    expect(await first).toBe(1);
    await end(2);
    expect(await Promise.all(later)).toEqual([2, 2, 2]);
    expect(begun()).toBe(2);
  });

  test("may come from a count in progress if the list is long, and is kept for some seconds from its start", async () => {
    const totals = cachedTotals<number>((total) => total);
    const { find, end, begun } = slowCounts();
    const request = (filter = {}) => totals(portal().context, filter, find);
    const both = [request()];
    await aTurn();
    both.push(request());
    await end(long);
    expect(await Promise.all(both)).toEqual([long, long]);
    expect([await request(), begun()]).toEqual([long, 1]);
    const other = request({ state: "open" });
    await end(3);
    expect(await other).toBe(3);
    portal().advance({ minutes: totalsKeptSeconds / 60 });
    const renewed = request();
    await end(long + 1);
    expect([await renewed, begun()]).toEqual([long + 1, 3]);
  });

  test("is found by those who waited even if the count before it failed", async () => {
    const totals = cachedTotals<number>((total) => total);
    const { find, end } = slowCounts();
    const request = () => totals(portal().context, {}, find);
    const first = request().catch((error: unknown) => error);
    await aTurn();
    const second = request();
    await end(new Error("away"));
    expect(await first).toEqual(new Error("away"));
    await end(2);
    expect(await second).toBe(2);
  });
});
