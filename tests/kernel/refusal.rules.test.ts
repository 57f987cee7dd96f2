// A refusal is known by what made it, and not by how it looks.
import { expect, test } from "vitest";
import { isRefusal, refuse } from "~server/kernel/refusal";
import { refusalStatuses } from "~server/kernel/refusals";
import { en } from "~server/locales/en";

test("a refusal has its code and its values, and no other members", () => {
  const refusal = refuse("insufficient_funds", { field: "amount" });
  expect(isRefusal(refusal)).toBe(true);
  expect(JSON.parse(JSON.stringify(refusal))).toEqual({
    refused: "insufficient_funds",
    field: "amount",
  });
});

test.each([
  ["an object with a field of that name", { refused: "insufficient_funds", field: "amount" }],
  ["a copy of a refusal", { ...refuse("insufficient_funds") }],
  ["nothing", null],
  ["a string", "refused"],
])("%s is no refusal", (_what, value) => {
  expect(isRefusal<unknown, string>(value)).toBe(false);
});

test("every code has a message, and every message a code", () => {
  expect(Object.keys(en.refusals).toSorted()).toEqual(Object.keys(refusalStatuses).toSorted());
});
