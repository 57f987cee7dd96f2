// JSON whose numbers stay strings, so that crypto amounts never pass through a float.

const stringOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Throws SyntaxError on anything but JSON. */
export function parseExactly(json: string): unknown {
  JSON.parse(json);
  return JSON.parse(
    json.replace(stringOrNumber, (found) => (found.startsWith('"') ? found : `"${found}"`)),
  );
}

/** "2.88E-6" → "0.00000288"; numbers without an exponent stay as they are. */
export function plainDecimal(text: string): string {
  const match = /^(-?)(\d{1,30})(?:\.(\d{1,60}))?[eE]([+-]?\d{1,2})$/.exec(text);
  if (!match) return text;
  const [, sign = "", whole = "", fraction = "", exponent] = match;
  const shift = Number(exponent);
  const digits = `${"0".repeat(Math.max(0, -shift))}${whole}${fraction}${"0".repeat(Math.max(0, shift))}`;
  const point = whole.length + Math.max(0, -shift) + shift;
  return `${sign}${digits.slice(0, point).replace(/^0+(?=\d)/, "")}.${digits.slice(point) || "0"}`;
}
