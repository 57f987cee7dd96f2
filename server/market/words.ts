// How prices and volumes are written: alike in tables, charts, summaries and files.

/** Four decimals below 1, else two; thousands are grouped. */
export function priceText(price: number): string {
  const decimals = Math.abs(price) < 1 ? 4 : 2;
  return grouped(price.toFixed(decimals));
}

/** A difference of prices, with the decimals of the price it is about and its sign. */
export function changeText(change: number, price: number): string {
  const decimals = Math.abs(price) < 1 ? 4 : 2;
  return signed(grouped(change.toFixed(decimals)));
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
