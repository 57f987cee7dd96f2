// What stands on the axis of prices, and the room that it takes.
import type { Market } from "~server/features/markets/rules/symbols";
import { priceText } from "~server/features/markets/labels";

// Nobody can ask a font before it draws: this is enough for the widest that systems bring, in bold, 12 pixels high.
const digit = 8.4;
const mark = 4.6;
const edges = 18;

export function labelWidth(price: string): number {
  return Math.ceil(
    edges + [...price].reduce((sum, letter) => sum + (/\d/.test(letter) ? digit : mark), 0),
  );
}

/** Round prices, without decimals where none of them has any. */
export function tickTexts(prices: readonly number[], market: Market): string[] {
  const texts = prices.map((price) => priceText(price, market));
  return texts.every((text) => /\.0+$/.test(text))
    ? texts.map((text) => text.replace(/\.0+$/, ""))
    : texts;
}
