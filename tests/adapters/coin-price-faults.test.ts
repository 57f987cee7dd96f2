// What CoinGecko answers that is no price.
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { coingecko } from "~server/adapters/coin-prices/coingecko";
import { tickerCoins } from "~server/adapters/coin-prices/coins";
import { sharedCache } from "~server/adapters/coin-prices/shared-cache";
import { asCoinGecko, demoKey, markets, refusals } from "../support/stubs/coingecko-stub";
import { OutsideStub, type StubResponse } from "../support/stubs/outside-stub";

const stub = await OutsideStub.open();
afterAll(() => stub.close());

const minute = 60_000;
const nine = Date.UTC(2026, 10, 21, 9);
let now = nine;
let reported: string[] = [];

const feed = (timeLimitMs = 5_000) =>
  coingecko({ apiKey: demoKey, baseUrl: `${stub.origin}/api/v3/`, now: () => now, timeLimitMs });
const cached = (timeLimitMs?: number) =>
  sharedCache(feed(timeLimitMs), {
    freshMs: minute,
    now: () => now,
    report: (error) => void reported.push(String(error)),
  });

beforeEach(() => {
  now = nine;
  reported = [];
  stub.received.length = 0;
  stub.respondsWith(asCoinGecko);
});

describe("an invalid price", () => {
  const failures: readonly (readonly [string, StubResponse, string])[] = [
    ["hangs", "hang", "time limit"],
    ["hangs up", "hang up", "hung up"],
    ["stops in the middle", "stop in the middle", "hung up"],
    ["refuses the key", refusals.wrongKey, "401 with code 10002"],
    ["refuses the plan", refusals.plan, "403 with code 10005"],
    ["refuses in a third shape", refusals.wrong, "answered 400"],
    ["answers a page", { body: "<html>Just a moment...</html>" }, "something other"],
    ["answers a refusal with 200", { body: refusals.plan.body }, "something other"],
    ["answers an empty list", { body: [] }, "something other"],
    [
      "answers a negative price",
      { body: [{ ...markets[0], current_price: -1 }] },
      "something other",
    ],
    [
      "answers text for a number",
      { body: [{ ...markets[0], current_price: "1" }] },
      "something other",
    ],
    [
      "has no price at all",
      { body: markets.map((one) => ({ ...one, current_price: null })) },
      "something other",
    ],
    ["sends elsewhere", { status: 301, headers: { Location: "http://127.0.0.1/" } }, "redirect"],
    ["never ends", { body: "[".padEnd(300_000) }, "size limit"],
  ];

  test.each(failures)(
    "is reported when the feed %s, without its message or the key",
    async (_how, play, text) => {
      stub.respondsWith(play);
      await expect(cached(play === "hang" ? 100 : undefined).list()).rejects.toThrow(text);
      expect(reported).toHaveLength(1);
      expect(reported.join()).not.toMatch(/canary|markets|PRO/i);
    },
  );

  test("leaves out unknown coins, and allows missing ones", async () => {
    stub.respondsWith({ body: [{ id: "pepe", current_price: 1 }, ...markets.slice(1)] });
    expect((await cached().list()).coins.map(({ id }) => id)).toEqual(
      tickerCoins.slice(1).map(({ id }) => id),
    );
  });
});
