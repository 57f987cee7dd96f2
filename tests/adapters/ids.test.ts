import { expect, test } from "vitest";
import { uuidV7 } from "~server/adapters/ids/uuid-v7";

test("is a UUID of version 7 and variant 10", () => {
  for (let count = 0; count < 200; count += 1) {
    expect(uuidV7(Date.UTC(2026, 10, 21))).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  }
});

test("carries its time in the first 48 bits", () => {
  expect(uuidV7(0x0123456789ab)).toMatch(/^01234567-89ab-7/);
});

test("sorts by age, also past 2038", () => {
  const moments = [
    0,
    1,
    Date.UTC(2026, 10, 21),
    Date.UTC(2026, 10, 21) + 1,
    2 ** 31 * 1000 + 1,
    Date.UTC(2100, 0),
  ];
  const ids = moments.map(uuidV7);
  expect([...ids].reverse().sort()).toEqual(ids);
});

test("a thousand in one millisecond are all different", () => {
  expect(new Set(Array.from({ length: 1000 }, () => uuidV7(1))).size).toBe(1000);
});
