// The colors of app/styles/tokens.css keep what their first line promises: 7 to 1 for text (WCAG 1.4.6), 3 to 1 for edges, focus and what charts draw (1.4.11).
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../support/source/sources";

const tokens = ["tokens.css", "charts.css"]
  .map((name) => readFileSync(join(root, "app/styles", name), "utf8"))
  .join("");
const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number];

const grounds = ["page", "panel", "sunken"];
const text: readonly (readonly [string, readonly string[]])[] = [
  ["ink", [...grounds, "accent-soft", "green-soft", "yellow-soft", "red-soft"]],
  ["muted", grounds],
  ["accent", grounds],
  ["accent-strong", [...grounds, "accent-soft"]],
  ["green", ["page", "panel", "green-soft"]],
  ["yellow", ["page", "panel", "yellow-soft"]],
  ["red", ["page", "panel", "red-soft"]],
  ["on-accent", ["accent", "accent-strong"]],
  ["on-deep", ["deep"]],
];
const edges: typeof text = [
  ["edge", ["page", "panel"]],
  ["focus", grounds],
];
const figures: typeof text = ["up", "down", "wait", "series"].map((ink) => [
  ink,
  ["page", "panel"],
]);

/** `#abc` or `#aabbcc` as three shares of light. */
function channelsOf(name: string, theme: Theme): number[] {
  const [, light = "", dark = ""] =
    new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens) ?? [];
  const digits = (theme === "light" ? light : dark).slice(1);
  const pairs =
    digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  return pairs.map((pair) => Number.parseInt(pair, 16) / 255);
}

function luminance(channels: readonly number[]): number {
  const [red = NaN, green = NaN, blue = NaN] = channels.map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [darker = NaN, lighter = NaN] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const pairsOf = (list: typeof text) =>
  themes.flatMap((theme) =>
    list.flatMap(([ink, on]) => on.map((ground) => ({ theme, ink, ground }))),
  );
const tooFaint = (list: typeof text, least: number) =>
  pairsOf(list)
    .map(({ theme, ink, ground }) => ({
      theme,
      ink,
      ground,
      ratio: Math.floor(100 * contrast(channelsOf(ink, theme), channelsOf(ground, theme))) / 100,
    }))
    .filter(({ ratio }) => !(ratio >= least));

describe("colors", () => {
  test("of text have a contrast of 7 to 1 with their background", () => {
    expect(tooFaint(text, 7)).toEqual([]);
  });

  test("of edges and of the focus have a contrast of 3 to 1 with their surroundings", () => {
    expect(tooFaint(edges, 3)).toEqual([]);
  });

  test("of chart lines have a contrast of 3 to 1 with the chart's background", () => {
    expect(tooFaint(figures, 3)).toEqual([]);
  });

  test("are calculated correctly: black on white is 21 to 1, and a planted gray that is too faint is found", () => {
    expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21, 5);
    expect(
      contrast(
        [0x77, 0x77, 0x77].map((one) => one / 255),
        [1, 1, 1],
      ),
    ).toBeCloseTo(4.48, 2);
  });
});
