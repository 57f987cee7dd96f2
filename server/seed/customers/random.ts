// Deterministic randomness: the same at every start.

export interface Random {
  /** A whole number from `least` to `most`. */
  whole(least: number, most: number): number;
  /** Throws RangeError if there is nothing to choose from. */
  pick<Item>(items: readonly Item[]): Item;
  /** True this many times out of a hundred. */
  percent(chance: number): boolean;
}

/** Mulberry32: small, and even enough for invented figures. */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    whole,
    pick(items) {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new RangeError("there is nothing to choose from");
      return item;
    },
    percent: (chance) => next() * 100 < chance,
  };
}
