// How prices and volumes are written: alike in tables, charts, summaries and files.
import type { Market } from "./rules/symbols";

/** Four decimals below 1, else two; a currency pair such as EURUSD moves in its fourth, so it shows four, too. */
function decimalsOf(price: number, market: Market): number {
  const size = Math.abs(price);
  return size < 1 || (market === "forex" && size < 20) ? 4 : 2;
}

/** Thousands are grouped. */
export function priceText(price: number, market: Market): string {
  return grouped(price.toFixed(decimalsOf(price, market)));
}

/** A difference of prices, with the decimals of the price it is about and its sign. */
export function changeText(
  change: number,
  { price, market }: { price: number; market: Market },
): string {
  return signed(grouped(change.toFixed(decimalsOf(price, market))));
}

/** "+1.25%". */
export function percentText(percent: number): string {
  return `${signed(percent.toFixed(2))}%`;
}

const scales = [
  [1e12, "T"],
  [1e9, "B"],
  [1e6, "M"],
  [1e3, "K"],
] as const;

/** "1.25M": three figures or so, for volumes and market capitalisations. */
export function shortText(amount: number): string {
  const [scale, letter] = scales.find(([from]) => amount >= from * 0.99995) ?? [1, ""];
  return `${(amount / scale).toFixed(letter === "" ? 0 : 2)}${letter}`;
}

// A change that rounds to nothing has no sign.
function signed(text: string): string {
  if (!/[1-9]/.test(text)) return text.replace("-", "");
  return text.startsWith("-") ? text.replace("-", "−") : `+${text}`;
}

function grouped(text: string): string {
  return text.replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ",");
}
