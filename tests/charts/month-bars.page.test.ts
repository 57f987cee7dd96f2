// The picture of twelve months: whatever the highest sum is and wherever it stands, its words stay inside.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { lastTwelve, MonthBars } from "~/charts/month-bars";

/** The widest digits of usual fonts, at 14 px, are as wide as this. */
const digitPx = 9.1;

/** Where the words above the highest bar begin and end, and how wide the picture is, for each of its two drawings. */
function wordsIn(month: string, words: string) {
  const bars = lastTwelve([{ month, totalAmount: 1_234_567.89 }], "2026-11");
  const html = renderToStaticMarkup(createElement(MonthBars, { bars, write: () => words }));
  return html
    .split("<svg")
    .slice(1)
    .map((drawing) => {
      const width = Number(/viewBox="0 0 (\d+)/.exec(drawing)?.[1]);
      const middle = Number(
        new RegExp(`<text x="([\\d.]+)"[^>]*>${words.replace(/[$.]/g, "\\$&")}`).exec(drawing)?.[1],
      );
      const half = (words.length * digitPx) / 2;
      return { width, from: middle - half, to: middle + half };
    });
}

describe("the sum above the highest bar", () => {
  test.each(["2025-12", "2026-05", "2026-11"])("stays inside the picture in %s", (month) => {
    const drawings = wordsIn(month, "$1,234,567.89");
    expect(drawings).toHaveLength(2);
    for (const { width, from, to } of drawings) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(width);
    }
  });

  test("stands in the middle of its bar where there is room", () => {
    const [, wide] = wordsIn("2026-05", "$5.00");
    expect(wide && (wide.from + wide.to) / 2).toBe(330);
  });
});
