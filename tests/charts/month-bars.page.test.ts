// The picture of twelve months: an axis of round sums that ends above the highest bar.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { lastTwelve, MonthBars } from "~/charts/month-bars";

function drawn(known: { month: string; totalAmount: number }[]) {
  const bars = lastTwelve(known, "2026-11");
  const write = (value: number) => `$${value}`;
  const html = renderToStaticMarkup(createElement(MonthBars, { bars, write, locale: "en" }));
  return {
    texts: [...html.matchAll(/<text[^>]*>([^<]+)</g)].map(([, text]) => text),
    always: [...html.matchAll(/<text x[^>]*>([^<]+)</g)].map(([, text]) => text),
    tops: [...html.matchAll(/500V([\d.]+)h/g)].map(([, top]) => Number(top)),
  };
}

test("months are named below their bars, and round sums next to them", () => {
  const { texts, tops } = drawn([
    { month: "2025-12", totalAmount: 750 },
    { month: "2026-11", totalAmount: 1500 },
  ]);
  expect(texts).toEqual([
    ...["$0", "$500", "$1000", "$1500"],
    ...["Dec", "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov"],
  ]);
  expect(tops).toEqual([250, ...Array<number>(10).fill(500), 0]);
});

test("on narrow screens three months are named, up to the latest, so that none touches another in Arabic", () => {
  expect(drawn([]).always.slice(-3)).toEqual(["Mar", "Jul", "Nov"]);
});

test("a year without any has a baseline and nothing above it", () => {
  const { texts, tops } = drawn([]);
  expect(texts.slice(0, 2)).toEqual(["$0", "Dec"]);
  expect(new Set(tops)).toEqual(new Set([500]));
});
