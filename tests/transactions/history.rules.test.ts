import { expect, test } from "vitest";
import { stepBetween, type HistoryState } from "~server/features/transactions/history-rules";
import { usd } from "../support/inputs/amounts";

const pending: HistoryState = { status: "pending", amount: usd(100n) };
const successful: HistoryState = { ...pending, status: "successful" };
const failed: HistoryState = { ...pending, status: "failed" };

test.each([
  [null, pending, "requested"],
  [null, successful, "posted"],
  [pending, successful, "completed"],
  [failed, successful, "completed"],
  [pending, failed, "failed"],
  [successful, pending, "reversed"],
  [successful, failed, "reversed"],
  [failed, pending, "reopened"],
  [pending, { ...pending, amount: usd(50n) }, "amount_changed"],
  [successful, successful, "description_changed"],
] as const)("%o to %o is %s", (before, after, step) => {
  expect(stepBetween(before, after, "administrator")).toBe(step);
});

test("who fails their own request has canceled it", () => {
  expect(stepBetween(pending, failed, "customer")).toBe("cancelled");
  expect(stepBetween(pending, failed, "gateway")).toBe("failed");
});
