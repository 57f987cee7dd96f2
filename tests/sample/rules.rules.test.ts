import { expect, test } from "vitest";
import { usd } from "../support/inputs/amounts";
import { checkGoal, leftToSave } from "./rules";

test.each([
  [100n, 0n, undefined, 100n],
  [100n, 99n, undefined, 1n],
  [100n, 100n, "invalid_amount", 0n],
  [100n, 250n, "invalid_amount", 0n],
])(
  "a goal of %i with %i available is refused as %s, and %i is missing",
  (goal, available, refused, left) => {
    expect(checkGoal(usd(goal), usd(available))?.refused).toBe(refused);
    expect(leftToSave(usd(goal), usd(available))).toEqual(usd(left));
  },
);
