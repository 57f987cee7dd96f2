// The bank's document, read exactly or refused; kept over nights, week-ends and failures, but not for ever.
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { europeanCentralBank } from "~server/adapters/fx-rates/european-central-bank";
import { ecbDocument } from "../support/stubs/ecb-document";
import { OutsideStub, type StubResponse } from "../support/stubs/outside-stub";

const stub = await OutsideStub.open();
afterAll(() => stub.close());

const hour = 3_600_000;
const thursday = Date.UTC(2026, 3, 2, 17);
let now = thursday;
let reported: string[] = [];

function open(timeLimitMs = 5_000) {
  const report = (error: unknown) => void reported.push(String(error));
  return europeanCentralBank({
    url: `${stub.origin}/daily.xml?canary-key`,
    now: () => now,
    report,
    timeLimitMs,
  });
}

beforeEach(() => {
  now = thursday;
  reported = [];
  stub.received.length = 0;
  stub.respondsWith({ body: ecbDocument({ day: "2026-04-02" }) });
});

describe("the rates", () => {
  test.each([
    ["EUR", "USD", "1.143500"],
    ["EUR", "GBP", "0.853630"],
    ["USD", "EUR", "0.874508"],
    ["GBP", "USD", "1.339573"],
    ["USD", "GBP", "0.746506"],
  ] as const)("%s to %s is calculated exactly and rounded down", async (from, to, rate) => {
    expect(await open().rate(from, to)).toEqual({
      from,
      to,
      rate,
      asOf: "2026-04-02",
      source: "ecb",
      simulated: false,
    });
  });
});

describe("the bank is queried once an hour", () => {
  test("for any number of callers", async () => {
    const release = stub.holds({ body: ecbDocument({ day: "2026-04-02" }) });
    const bank = open();
    const asked = [bank.rate("EUR", "USD"), bank.rate("EUR", "GBP"), bank.rate("GBP", "USD")];
    release();
    await Promise.all(asked);
    now += hour - 1;
    await bank.rate("USD", "EUR");
    expect(stub.received).toHaveLength(1);
    now += 1;
    await bank.rate("USD", "EUR");
    expect(stub.received).toHaveLength(2);
  });

  test("and once a minute while it fails", async () => {
    const bank = open();
    await bank.rate("EUR", "USD");
    stub.respondsWith({ status: 503 });
    now += hour;
    for (let times = 0; times < 5; times += 1)
      expect((await bank.rate("EUR", "USD")).rate).toBe("1.143500");
    expect(stub.received).toHaveLength(2);
    now += hour;
    stub.respondsWith({
      body: ecbDocument({ day: "2026-04-02", rates: { USD: "1.2", GBP: "0.9" } }),
    });
    expect((await bank.rate("EUR", "USD")).rate).toBe("1.200000");
  });
});

describe("the last good rates", () => {
  test("are used over Easter, but no longer", async () => {
    const bank = open();
    await bank.rate("EUR", "USD");
    now = Date.UTC(2026, 3, 7, 23, 59);
    expect((await bank.rate("EUR", "USD")).asOf).toBe("2026-04-02");
    now = Date.UTC(2026, 3, 8);
    await expect(bank.rate("EUR", "USD")).rejects.toThrow("not within the last 5 days");
  });

  const failures: readonly (readonly [string, StubResponse])[] = [
    ["hangs", "hang"],
    ["hangs up", "hang up"],
    ["stops in the middle", "stop in the middle"],
    ["is away", { status: 503, body: "maintenance" }],
    ["has moved", { status: 302, headers: { Location: "http://127.0.0.1/elsewhere" } }],
    [
      "answers an endless document",
      { body: `${ecbDocument({ day: "2026-04-02" })}${" ".repeat(70_000)}` },
    ],
    ["answers a page", { body: "<html><body>Moved</body></html>" }],
    ["answers nothing", {}],
    ["answers bytes that are no text", { body: new Uint8Array([0xff, 0xfe, 0xfd]) }],
    ["is of tomorrow", { body: ecbDocument({ day: "2026-04-03" }) }],
    ["is of a day that is none", { body: ecbDocument({ day: "2026-02-30" }) }],
    ["is of last week", { body: ecbDocument({ day: "2026-03-27" }) }],
    ["leaves a currency out", { body: ecbDocument({ day: "2026-04-02", rates: { GBP: "0.9" } }) }],
    [
      "names a rate of zero",
      { body: ecbDocument({ day: "2026-04-02", rates: { USD: "0.0000", GBP: "0.85" } }) },
    ],
    [
      "names a rate that is none",
      { body: ecbDocument({ day: "2026-04-02", rates: { USD: "1.1.1", GBP: "0.85" } }) },
    ],
    ["names a currency twice", { body: ecbDocument({ day: "2026-04-02" }).replace("JPY", "USD") }],
    [
      "carries a document type",
      {
        body: ecbDocument({ day: "2026-04-02" }).replace("?>", '?><!DOCTYPE x [<!ENTITY e "1">]>'),
      },
    ],
    [
      "has something hidden in a comment",
      { body: ecbDocument({ day: "2026-04-02" }).replace("<Cube>", "<!-- --><Cube>") },
    ],
  ];

  test.each(failures)("can't be used if there were none and the source %s", async (_how, play) => {
    stub.respondsWith(play);
    await expect(open(100).rate("EUR", "USD")).rejects.toThrow();
    expect(reported).toHaveLength(1);
    expect(reported.join()).not.toContain("canary");
  });

  test.each(failures)("are used when the source %s", async (_how, play) => {
    const bank = open(100);
    const before = await bank.rate("GBP", "USD");
    stub.respondsWith(play);
    now += 2 * hour;
    expect(await bank.rate("GBP", "USD")).toEqual(before);
    expect(reported).toHaveLength(1);
  });
});
