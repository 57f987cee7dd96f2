// The picture of days: however many transactions one day has, each part is seen, and inside the picture.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { DayBars } from "~/charts/day-bars";

const names = ["successful", "pending", "failed"] as const;
type Counts = readonly [number, number, number];

/** The days as they are drawn: the size of the picture, and the bars from the left and from the floor. */
function drawn(days: readonly Counts[]) {
  const bars = days.map((counts, index) => ({
    day: `2026-11-${10 + index}`,
    parts: names.map((name, place) => ({ name, count: counts[place] ?? 0 })),
  }));
  const html = renderToStaticMarkup(createElement(DayBars, { bars, locale: "en" }));
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(html) ?? [];
  const rects = [
    ...html.matchAll(
      /<rect class="(\w+)" x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)"/g,
    ),
  ];
  return {
    size: { width: Number(width), height: Number(height) },
    rects: rects.map(([, name, x, y, wide, high]) => ({
      name,
      x: Number(x),
      y: Number(y),
      width: Number(wide),
      height: Number(high),
    })),
  };
}

const busy: readonly (readonly [string, readonly Counts[]])[] = [
  ...[0, 1, 100, 101, 10_000].flatMap((count): [string, Counts[]][] => [
    [
      `${count} of one status beside a quiet day`,
      [
        [count, 0, 0],
        [1, 0, 0],
      ],
    ],
    [
      `${count} and one of each other status`,
      [
        [count, 1, 1],
        [1, 1, 1],
      ],
    ],
    [`${count} above one of each other status`, [[1, 1, count]]],
  ]),
  [
    "days of every size",
    [
      [0, 0, 0],
      [1, 0, 0],
      [33, 33, 34],
      [0, 101, 0],
      [5000, 4999, 1],
    ],
  ],
];

describe("the bars of days", () => {
  test.each(busy)(
    "%s: every part has a height, inside the picture and apart from the others",
    (_what, days) => {
      const { size, rects } = drawn(days);
      expect(size).toEqual({ width: 1000, height: 500 });
      expect(rects).toHaveLength(days.flat().filter((count) => count > 0).length);
      for (const [index, { x, y, width, height }] of rects.entries()) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
        expect(x + width).toBeLessThanOrEqual(size.width);
        expect(y + height).toBeLessThanOrEqual(size.height);
        const above = rects[index + 1];
        if (above?.x === x) expect(above.y + above.height).toBeLessThan(y);
      }
    },
  );
});

test("a day with more is drawn higher, and the busiest nearly fills the picture", () => {
  const { rects } = drawn([
    [10_000, 0, 0],
    [5_000, 0, 0],
    [101, 0, 0],
  ]);
  const heights = rects.map(({ height }) => height);
  expect(heights).toEqual([...heights].sort((one, other) => other - one));
  expect(heights[0]).toBeGreaterThan(450);
  expect((heights[1] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(0.5, 1);
});
