// One odd item of a vendor's list costs that item alone, wherever it is in the list.
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { coingecko } from "~server/adapters/coin-prices/coingecko";
import { tickerCoins } from "~server/adapters/coin-prices/coins";
import { plisioGateway } from "~server/adapters/crypto-gateway/plisio";
import { europeanCentralBank } from "~server/adapters/fx-rates/european-central-bank";
import { demoKey, markets } from "../support/stubs/coingecko-stub";
import { ecbDocument } from "../support/stubs/ecb-document";
import { OutsideStub } from "../support/stubs/outside-stub";
import { coinsOfStub } from "../support/stubs/plisio-answers";

const stub = await OutsideStub.open();
afterAll(() => stub.close());
const now = () => Date.UTC(2026, 3, 2, 17);

/** The list with another item in each place. */
const withEach = <Item>(list: readonly Item[], odd: unknown) =>
  list.map((_item, place) => [place, list.map((item, at) => (at === place ? odd : item))] as const);
const noItems = [null, undefined, "text", 7, [], {}, true];

describe("coin prices", () => {
  const prices = coingecko({ apiKey: demoKey, baseUrl: stub.origin, now, timeLimitMs: 5_000 });
  const idsOf = async (body: unknown) => {
    stub.respondsWith({ body });
    return (await prices.list()).coins.map(({ id }) => id);
  };
  const ids = tickerCoins.map(({ id }) => id);
  const [bitcoin] = markets;
  const odd = [
    ...noItems,
    { ...bitcoin, current_price: "65012.4" },
    { ...bitcoin, current_price: -1 },
    { ...bitcoin, id: 7 },
    { ...bitcoin, price_change_percentage_24h: "up" },
  ];

  test.each(odd.map((item) => [item]))("without %j have all others", async (item) => {
    for (const [place, body] of withEach(markets, item))
      expect(await idsOf(body)).toEqual(ids.filter((_id, at) => at !== place));
  });

  test("without a number keep the coin, and say that it has no price", async () => {
    for (const { id } of markets.slice(0, 6)) {
      const body = markets.map((one) => (one.id === id ? { ...one, current_price: null } : one));
      expect(await idsOf(body)).toEqual(ids);
      const { coins } = await prices.list();
      expect(coins.find((coin) => coin.id === id)?.priceUsd).toBeNull();
    }
  });

  test("given twice are those given first", async () => {
    for (const [, body] of withEach([...markets, null], { ...bitcoin, current_price: 1 })) {
      stub.respondsWith({ body: [bitcoin, ...body] });
      const { coins } = await prices.list();
      expect(coins.filter(({ id }) => id === "bitcoin").map(({ priceUsd }) => priceUsd)).toEqual([
        65012.4,
      ]);
    }
  });
});

describe("the gateway's coins", () => {
  const cidsOf = async (coins: unknown) => {
    const gateway = await OutsideStub.open();
    onTestFinished(() => gateway.close());
    gateway.respondsWith({ body: { status: "success", data: coins } });
    const access = { apiKey: "stub-key", baseUrl: gateway.origin, timeLimitMs: 5_000 };
    const listed = await plisioGateway({ ...access, callbackUrl: "", now }).coins("USD");
    return listed.map(({ cid }) => cid);
  };
  const shown = coinsOfStub.filter(({ hidden }) => hidden === 0);
  const [bitcoin] = shown;
  const odd = [
    ...noItems,
    { ...bitcoin, cid: null },
    { ...bitcoin, price_usd: null },
    { ...bitcoin, price_usd: "much" },
    { ...bitcoin, rate_usd: undefined },
    { ...bitcoin, min_sum_in: [] },
  ];

  test.each(odd.map((item) => [item]))("without %j are all others", async (item) => {
    for (const [place, body] of withEach(shown, item))
      expect(await cidsOf(body)).toEqual(
        shown.filter((_coin, at) => at !== place).map(({ cid }) => cid),
      );
  });

  test("are each named once", async () => {
    expect(await cidsOf([...shown, bitcoin])).toEqual(shown.map(({ cid }) => cid));
  });

  test("are none if all are odd", async () => {
    await expect(cidsOf([null, "BTC"])).rejects.toThrow("ODD_COINS");
  });
});

describe("the rates of the bank", () => {
  const rates = { USD: "1.1435", JPY: "185.72", GBP: "0.85363", SEK: "11.0620" };
  const currencies = Object.keys(rates);
  const document = ecbDocument({ day: "2026-04-02", rates });
  const bankOf = (body: string) => {
    stub.respondsWith({ body });
    const reported: string[] = [];
    const report = (error: unknown) => void reported.push(String(error));
    return {
      bank: europeanCentralBank({ url: stub.origin, now, report, timeLimitMs: 5_000 }),
      reported,
    };
  };
  const rowOf = (currency: string) => new RegExp(`<Cube currency='${currency}'[^>]*>`);
  const odd: readonly (readonly [string, (row: string) => string])[] = [
    ["is missing", () => ""],
    ["has no rate", (row) => row.replace(/ rate='[^']*'/, "")],
    ["has an empty rate", (row) => row.replace(/rate='[^']*'/, "rate=''")],
    ["has text for a rate", (row) => row.replace(/rate='[^']*'/, "rate='N/A'")],
    ["has a negative rate", (row) => row.replace("rate='", "rate='-")],
    ["has two values", (row) => row + row.replace(/rate='[^']*'/, "rate='2'")],
  ];

  test.each(odd)("are there for all other currencies if a row %s", async (_how, change) => {
    for (const currency of currencies) {
      const { bank, reported } = bankOf(document.replace(rowOf(currency), change));
      for (const other of ["USD", "GBP"] as const) {
        const asked = bank.rate("EUR", other);
        if (other === currency) await expect(asked).rejects.toThrow(`no rate of EUR and ${other}`);
        else expect((await asked).rate).toMatch(/^(1\.143500|0\.853630)$/);
      }
      expect(reported).toHaveLength(currency === "USD" || currency === "GBP" ? 1 : 0);
    }
  });

  test("are read if a row is given twice with one value", async () => {
    const { bank } = bankOf(document.replace(rowOf("USD"), (row) => row + row));
    expect((await bank.rate("EUR", "USD")).rate).toBe("1.143500");
  });
});
