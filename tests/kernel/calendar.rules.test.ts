// Days and months in time zones: those that are a day long and those that are not.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  dayAfter,
  dayOf,
  monthAfter,
  monthOf,
  monthsBetween,
  offsetAt,
  startOfDay,
  startOfMonth,
  yearsAfter,
} from "~server/kernel/calendar";

const iso = (at: number) => new Date(at).toISOString();
const hour = 3_600_000;

describe("the first moment of a day", () => {
  test.each([
    ["UTC", "2026-11-21", "2026-11-21T00:00:00.000Z"],
    ["Asia/Kathmandu", "2026-11-21", "2026-11-20T18:15:00.000Z"],
    ["Pacific/Chatham", "2026-07-01", "2026-06-30T11:15:00.000Z"],
    ["Pacific/Chatham", "2026-12-01", "2026-11-30T10:15:00.000Z"],
    ["America/New_York", "2026-11-01", "2026-11-01T04:00:00.000Z"],
    ["Pacific/Kiritimati", "2027-01-01", "2026-12-31T10:00:00.000Z"],
    // Clocks leap over midnight: the day begins at one.
    ["Africa/Cairo", "2024-04-26", "2024-04-25T22:00:00.000Z"],
    // Midnight comes twice: the day begins with the first of them.
    ["America/Havana", "2026-11-01", "2026-11-01T04:00:00.000Z"],
    // Eleven in the evening comes twice: the day begins after the second.
    ["Africa/Cairo", "2024-11-01", "2024-10-31T22:00:00.000Z"],
  ])("in %s of %s is %s", (zone, day, first) => {
    expect(iso(startOfDay(day, zone))).toBe(first);
    expect([
      dayOf(startOfDay(day, zone), zone),
      dayOf(startOfDay(day, zone) - 1, zone) < day,
    ]).toEqual([day, true]);
  });

  test("has one day after another without a gap, whatever the clocks do", () => {
    const zones = [
      "UTC",
      "Europe/Vienna",
      "Africa/Cairo",
      "America/Havana",
      "America/St_Johns",
      "Asia/Kathmandu",
      "Australia/Lord_Howe",
      "Pacific/Chatham",
    ];
    const moments = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2040, 0) });
    fc.assert(
      fc.property(fc.constantFrom(...zones), moments, (zone, at) => {
        const day = dayOf(at, zone);
        return startOfDay(day, zone) <= at && at < startOfDay(dayAfter(day), zone);
      }),
      { numRuns: 300 },
    );
  });
});

describe("months", () => {
  test("are as long as the clocks make them", () => {
    const lengthOf = (month: string) =>
      (startOfMonth(monthAfter(month), "Europe/Vienna") - startOfMonth(month, "Europe/Vienna")) /
      hour;
    expect([lengthOf("2026-01"), lengthOf("2026-03"), lengthOf("2026-10")]).toEqual([
      744, 743, 745,
    ]);
  });

  test("are those of the time zone", () => {
    const at = Date.UTC(2026, 9, 31, 18, 20);
    expect([
      monthOf(at, "UTC"),
      monthOf(at, "Asia/Kathmandu"),
      monthOf(at, "America/New_York"),
    ]).toEqual(["2026-10", "2026-11", "2026-10"]);
  });

  test("follow each other over the years", () => {
    expect(monthsBetween("2025-11", "2026-02")).toEqual([
      "2025-11",
      "2025-12",
      "2026-01",
      "2026-02",
    ]);
    expect([monthsBetween("2026-02", "2026-01"), monthAfter("2026-12")]).toEqual([[], "2027-01"]);
  });

  test("work with offsets of quarters of an hour", () => {
    expect(
      [
        offsetAt(0, "UTC"),
        offsetAt(Date.UTC(2026, 0), "Asia/Kathmandu"),
        offsetAt(Date.UTC(2026, 0), "Pacific/Chatham"),
      ].map((offset) => offset / hour),
    ).toEqual([0, 5.75, 13.75]);
  });
});

test.each([
  ["2026-11-23T12:07:00.000Z", 5, "2031-11-23T12:07:00.000Z"],
  ["2028-02-29T00:00:00.000Z", 5, "2033-03-01T00:00:00.000Z"],
  ["2028-02-29T00:00:00.000Z", 4, "2032-02-29T00:00:00.000Z"],
])("%s and %i years is %s", (from, years, to) => {
  expect(iso(yearsAfter(Date.parse(from), years))).toBe(to);
});
