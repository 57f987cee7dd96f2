// The capacity table of the operators' guide is the one that the bench wrote.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  capacityBlock,
  capacityRows,
  faultsOfBlock,
  isComplete,
  withBlock,
  type CapacityFigures,
} from "../bench/capacity-table";
import { root } from "../support/source/sources";

const guide = readFileSync(join(root, "server/ops/README.md"), "utf8");
const origin = { day: "2026-11-23", commit: "6a7f44a1ce", machine: "2 cores, 4 GB, Node 20.20.2" };
const recovered = [{ fault: "one host killed", seconds: 2.04 }];
const figures: CapacityFigures = {
  rows: Object.fromEntries(
    Object.keys(capacityRows).map((row) => [row, { SQLite: "1,320", PostgreSQL: "13.9 ms" }]),
  ),
  recoveries: {
    PostgreSQL: recovered,
    SQLite: recovered,
    "SQLite on a small disk": recovered,
  },
};
/** The same, without what is said. */
const lacking = (
  rows: CapacityFigures["rows"],
  recoveries: CapacityFigures["recoveries"] = {},
) => ({
  rows: { ...figures.rows, ...rows },
  recoveries: { ...figures.recoveries, ...recoveries },
});
const written = withBlock(guide, capacityBlock(figures, origin));

test("the guide has a table, as the bench wrote it", () => {
  expect(faultsOfBlock(guide)).toEqual([]);
});

test("what the bench writes replaces it", () => {
  expect(written).toContain("\n| one host killed | SQLite on a small disk | 2.0 |\n");
  expect(written).toContain("on 2026-11-23 at commit 6a7f44a1ce on 2 cores, 4 GB, Node 20.20.2.");
  expect(faultsOfBlock(written)).toEqual([]);
  expect(withBlock(written, capacityBlock(figures, origin))).toBe(written);
});

test("a part of a run is not enough to write it", () => {
  expect(isComplete(figures)).toBe(true);
  expect(isComplete(lacking({ memory: { PostgreSQL: "191 MB" } }))).toBe(false);
  expect(isComplete(lacking({ withdrawals: { SQLite: "1,320" } }))).toBe(false);
  expect(isComplete(lacking({ withdrawalsTwoHosts: { PostgreSQL: "620" } }))).toBe(true);
  expect(isComplete(lacking({}, { "SQLite on a small disk": undefined }))).toBe(false);
});

test.each([
  ["a different figure", "| 1,320 |", "| 1,420 |"],
  ["a different commit", "6a7f44a1ce", "6a7f44a1cf"],
])("a planted fault is found: %s", (_what, find, replace) => {
  expect(faultsOfBlock(written.replace(find, replace))).toEqual(["it was edited by hand"]);
});

test("a planted table without date, commit and machine is found", () => {
  const nameless = capacityBlock(figures, { ...origin, commit: "unknown" });
  expect(faultsOfBlock(withBlock(guide, nameless))).toEqual([
    "it doesn't say what it was measured on",
  ]);
});

test("a guide without its markers is refused", () => {
  expect(() => withBlock("## Capacity\n", "")).toThrow("marks");
});
