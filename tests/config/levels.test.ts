// The limits and fees of each verification level, in OPERATOR_FILE: how they're read, and what is refused in one sentence.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { levelsAsText, noLevels, termsOf } from "~server/kernel/levels";
import { money } from "~server/kernel/money";
import { demo, faultsOf, freshFolder } from "../support/portal/config-faults";
import { operatorFile } from "../support/portal/production-settings";

const own = JSON.parse(readFileSync(operatorFile, "utf8")) as Record<string, unknown>;

function fileWith(levels: unknown): string {
  const file = join(freshFolder(), "canary.json");
  writeFileSync(file, JSON.stringify({ ...own, levels }));
  return file;
}

const dollars = (terms: unknown, level = "0") => ({ [level]: { withdrawal: { USD: terms } } });

describe("levels", () => {
  test("are without limits and fees unless the file lists them", () => {
    expect(demo().levels).toEqual(noLevels);
    expect(demo({ OPERATOR_FILE: operatorFile }).levels).toEqual(noLevels);
    const empty = demo({ OPERATOR_FILE: fileWith({}) });
    expect(levelsAsText(empty.levels)).toBe("none");
    expect(empty.operator).toEqual(own);
  });

  test("are read exactly, from text and from numbers", () => {
    const { levels } = demo({
      OPERATOR_FILE: fileWith({
        "0": {
          withdrawal: {
            USD: { day: 1000, thirtyDays: "5000.00", fee: { flat: "1.5", percent: 0.5 } },
            EUR: { fee: { percent: "10" } },
          },
          deposit: { GBP: { day: 0, fee: { flat: 0 } } },
        },
        "1": { withdrawal: { USD: { day: "999999999.99" } } },
        "2": {},
      }),
    });
    const terms = (
      level: 0 | 1 | 2,
      direction: "deposit" | "withdrawal",
      currency: "USD" | "EUR" | "GBP",
    ) => termsOf(levels, { level, direction, currency });
    expect(terms(0, "withdrawal", "USD")).toEqual({
      day: money("USD", 100_000),
      thirtyDays: money("USD", 500_000),
      fee: { flat: money("USD", 150), basisPoints: 50n },
    });
    expect(terms(0, "withdrawal", "EUR")).toEqual({
      day: null,
      thirtyDays: null,
      fee: { flat: money("EUR", 0), basisPoints: 1000n },
    });
    expect(terms(0, "deposit", "GBP")).toEqual({
      day: money("GBP", 0),
      thirtyDays: null,
      fee: null,
    });
    expect(terms(1, "withdrawal", "USD").day).toEqual(money("USD", 99_999_999_999n));
    const nothing = { day: null, thirtyDays: null, fee: null };
    expect([terms(2, "withdrawal", "USD"), terms(1, "deposit", "GBP")]).toEqual([nothing, nothing]);
    expect(levelsAsText(levels)).toBe(
      "0 withdrawal USD day 1000.00 thirtyDays 5000.00 fee 1.50+0.50%; 0 withdrawal EUR fee 0.00+10.00%; 0 deposit GBP day 0.00; 1 withdrawal USD day 999999999.99",
    );
  });

  test("may have a limit of thirty days above one with a limit of a day alone", () => {
    const higher = (thirtyDays: number) => ({
      ...dollars({ day: 100 }),
      ...dollars({ day: 100, thirtyDays }, "1"),
    });
    expect(faultsOf({ OPERATOR_FILE: fileWith(higher(3000)) })).toEqual([]);
    expect(faultsOf({ OPERATOR_FILE: fileWith(higher(2999)) })).toHaveLength(1);
  });

  const amountRule = "must be an amount of 0 to 999999999.99, with at most two decimals";
  const percentRule = "must be a percentage from 0 to 10, with at most two decimals";

  test.each<[unknown, string]>([
    ["canary", "must be an object"],
    [[], "must be an object"],
    [{ "3": {} }, 'has an unknown key: "3". The keys are 0, 1, 2'],
    [{ "1": 7 }, "level 1 must be an object"],
    [
      { "1": { canary: {} } },
      'level 1 has an unknown key: "canary". The keys are withdrawal, deposit',
    ],
    [
      { "0": { deposit: { CHF: {} } } },
      'level 0, deposit has an unknown key: "CHF". The keys are USD, EUR, GBP',
    ],
    [dollars(null), "level 0, withdrawal, USD must be an object"],
    [
      dollars({ month: 1 }),
      'level 0, withdrawal, USD has an unknown key: "month". The keys are day, thirtyDays, fee',
    ],
    [dollars({ fee: 1.5 }), "level 0, withdrawal, USD, fee must be an object"],
    [
      dollars({ fee: { canary: 1 } }),
      'level 0, withdrawal, USD, fee has an unknown key: "canary". The keys are flat, percent',
    ],
    ...[-1, "1,000", 1.005, "1e3", 1e21, "canary", "", null, true, [1], "1000000000"].map(
      (day): [unknown, string] => [
        dollars({ day }),
        `level 0, withdrawal, USD: "day" ${amountRule}`,
      ],
    ),
    [dollars({ thirtyDays: {} }), `level 0, withdrawal, USD: "thirtyDays" ${amountRule}`],
    [dollars({ fee: { flat: "1.505" } }), `level 0, withdrawal, USD, fee: "flat" ${amountRule}`],
    ...[10.01, -0.5, "0.125", "5%"].map((percent): [unknown, string] => [
      dollars({ fee: { percent } }),
      `level 0, withdrawal, USD, fee: "percent" ${percentRule}`,
    ]),
    [
      dollars({ day: 101, thirtyDays: "100.99" }),
      'level 0, withdrawal, USD: "day" must not be more than "thirtyDays"',
    ],
    [
      { ...dollars({ day: 100 }), ...dollars({ day: 99 }, "1") },
      'level 1, withdrawal, USD: "day" must not be less than that of level 0; left out, it\'s without limit',
    ],
    [
      dollars({ thirtyDays: 100 }, "2"),
      'level 2, withdrawal, USD: "thirtyDays" must not be less than that of level 1; left out, it\'s without limit',
    ],
  ])("%j are refused in one sentence", (levels, rule) => {
    expect(faultsOf({ OPERATOR_FILE: fileWith(levels) })).toEqual([
      `OPERATOR_FILE: "levels" ${rule}.`,
    ]);
  });
});
