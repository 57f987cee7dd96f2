// Values laid out on a drawing, and the round ones that are written next to it.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linearScale, roundedUp, ticksIn } from "~/charts/linear-scale";

describe("a linear scale", () => {
  test("leads from end to end, upside down where the drawing begins at the top", () => {
    const y = linearScale([0, 200], [172, 12]);
    expect([y(0), y(50), y(200)]).toEqual([172, 132, 12]);
    expect(linearScale([5, 5], [0, 10])(5)).toBe(5);
  });

  test.each([
    [[0, 100], 5, [0, 20, 40, 60, 80, 100]],
    [[1.0812, 1.0931], 4, [1.082, 1.084, 1.086, 1.088, 1.09, 1.092]],
    [[0, 0.5], 3, [0, 0.2, 0.4]],
    [[60_100, 64_900], 4, [61_000, 62_000, 63_000, 64_000]],
    [[7, 7], 3, [7]],
  ] as const)("has round values in %j", (range, count, ticks) => {
    expect(ticksIn(range, count)).toEqual(ticks);
  });

  test("ends at a round value when it is rounded up, and never far above", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 1e9, noNaN: true }),
        fc.integer({ min: 2, max: 8 }),
        (high, count) => {
          const rounded = roundedUp([0, high], count);
          return (
            rounded[1] >= high * (1 - 1e-8) &&
            rounded[1] <= high * 3 &&
            ticksIn(rounded, count).at(-1) === rounded[1]
          );
        },
      ),
    );
  });
});
