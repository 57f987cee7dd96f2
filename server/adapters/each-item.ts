// A vendor's list, item by item: one that is odd, or repeats an earlier one, is left out alone.
import type { z } from "zod";

interface Items<Item> {
  readonly shape: z.ZodType<Item>;
  readonly keyOf: (item: Item) => string;
}

/** Null if it is no list, or one with nothing but odd items. */
export function eachItem<Item>(list: unknown, { shape, keyOf }: Items<Item>): Item[] | null {
  if (!Array.isArray(list)) return null;
  const items = new Map<string, Item>();
  for (const one of list) {
    const { data, success } = shape.safeParse(one);
    if (success && !items.has(keyOf(data))) items.set(keyOf(data), data);
  }
  return items.size === 0 && list.length > 0 ? null : [...items.values()];
}
