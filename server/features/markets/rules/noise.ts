// Deterministic noise: the same name and time give the same number in every engine, because only integers and + − × ÷ are used.

/** A whole number of 32 bits for a text. */
export function seedOf(text: string): number {
  let seed = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    seed = Math.imul(seed ^ text.charCodeAt(at), 0x01000193);
  return seed >>> 0;
}

/** A number in [-1, 1) for a seed and a whole number. */
export function chance(seed: number, at: number): number {
  const high = Math.floor(at / 0x100000000);
  let mixed = (seed ^ Math.imul(at | 0, 0x9e3779b1) ^ Math.imul(high | 0, 0x85ebca6b)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x80000000 - 1;
}

/** Random values at the whole numbers, interpolated linearly. */
export function noise(seed: number, at: number): number {
  const before = Math.floor(at);
  const part = at - before;
  const from = chance(seed, before);
  return part === 0 ? from : from + (chance(seed, before + 1) - from) * part;
}
