// The width of the price axis.

// The width of text isn't known before it is drawn: this fits the widest system font, bold, 12 pixels high.
const digit = 8.4;
const mark = 4.6;
const edges = 18;

export function labelWidth(price: string): number {
  return Math.ceil(
    edges + [...price].reduce((sum, letter) => sum + (/\p{Nd}/u.test(letter) ? digit : mark), 0),
  );
}
