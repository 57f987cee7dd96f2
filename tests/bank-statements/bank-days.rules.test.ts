// What the bank's statements and the ledger say of a receiving account, day by day.
import { describe, expect, test } from "vitest";
import {
  bankDaysOf,
  type AccountHistory,
  type DayMovement,
  type StatementBalances,
} from "~server/features/bank-statements/bank-day-rules";

const moved = (day: string, minor: bigint): DayMovement => ({
  day,
  group: "credited",
  isIn: minor > 0n,
  count: 1,
  minor,
});
const statement = (
  closingDay: string,
  opening: bigint | null,
  closing: bigint,
): StatementBalances => ({ closingDay, opening, closing });

const daysOf = (history: Partial<AccountHistory>) =>
  bankDaysOf({
    statements: [],
    start: { day: "2026-11-02", minor: 100n },
    before: 0n,
    movements: [],
    from: "2026-11-01",
    ...history,
  });

describe("the days of a receiving account", () => {
  test("have the statement's balances, the ledger's, and no difference if all lines are posted", () => {
    const days = daysOf({
      statements: [statement("2026-11-02", 100n, 150n), statement("2026-11-03", 150n, 120n)],
      movements: [moved("2026-11-02", 50n), moved("2026-11-03", -30n)],
    });
    expect(days).toMatchObject([
      { day: "2026-11-02", opening: 100n, closing: 150n, ledger: 150n, difference: 0n, gap: null },
      { day: "2026-11-03", opening: 150n, closing: 120n, ledger: 120n, difference: 0n, gap: null },
    ]);
  });

  test("count what was posted before the period", () => {
    const [day] = daysOf({
      before: 900n,
      statements: [statement("2026-11-05", 1000n, 1007n)],
      movements: [moved("2026-11-05", 7n)],
    });
    expect(day).toMatchObject({ ledger: 1007n, difference: 0n });
  });

  test("differ by a line that isn't posted, until it is", () => {
    const statements = [statement("2026-11-02", 100n, 150n), statement("2026-11-03", 150n, 155n)];
    const part = [moved("2026-11-02", 20n), moved("2026-11-03", 5n)];
    expect(daysOf({ statements, movements: part }).map(({ difference }) => difference)).toEqual([
      30n,
      30n,
    ]);
    const later = [...part, moved("2026-11-03", 30n)];
    expect(daysOf({ statements, movements: later }).map(({ difference }) => difference)).toEqual([
      30n,
      0n,
    ]);
  });

  test("name an opening balance that doesn't follow the last closing balance", () => {
    const days = daysOf({
      statements: [
        statement("2026-10-30", null, 90n),
        statement("2026-11-02", 100n, 150n),
        statement("2026-11-03", 150n, 160n),
        statement("2026-11-06", 170n, 180n),
      ],
    });
    expect(days.map(({ gap }) => gap)).toEqual([
      { expected: 90n, found: 100n },
      null,
      { expected: 160n, found: 170n },
    ]);
  });

  test("of a longer period that was imported again follow an earlier balance", () => {
    const statements = [
      statement("2026-11-02", 100n, 150n),
      statement("2026-11-03", 150n, 160n),
      statement("2026-11-04", 100n, 165n),
    ];
    expect(
      daysOf({ statements: [statement("2026-11-01", 80n, 100n), ...statements] }).map(
        ({ gap }) => gap,
      ),
    ).toEqual([null, null, null, null]);
  });

  test("with several statements have the first one's opening and the last one's closing, in any order", () => {
    const parts = [
      statement("2026-11-02", 150n, 170n),
      statement("2026-11-02", 100n, 150n),
      statement("2026-11-02", 170n, 165n),
    ];
    for (const statements of [parts, parts.toReversed()])
      expect(daysOf({ statements })).toMatchObject([{ opening: 100n, closing: 165n, gap: null }]);
  });

  test("with statements that move nothing end", () => {
    const statements = [statement("2026-11-02", 5n, 5n), statement("2026-11-02", 5n, 5n)];
    expect(daysOf({ statements })).toMatchObject([{ opening: 5n, closing: 5n }]);
  });

  test("without a statement have the ledger's balance alone, and none before the first balance", () => {
    expect(daysOf({ movements: [moved("2026-11-01", 3n), moved("2026-11-04", 4n)] })).toMatchObject(
      [
        { day: "2026-11-01", closing: null, ledger: null, difference: null },
        { day: "2026-11-04", closing: null, ledger: 104n, difference: null },
      ],
    );
    expect(daysOf({ start: null, movements: [moved("2026-11-01", 3n)] })).toMatchObject([
      { ledger: null, difference: null },
    ]);
  });
});
