import { expect, test } from "vitest";
import { nameAt } from "~server/features/audit/named-then";

const edits = [
  { at: 10, before: "First" },
  { at: 20, before: "Second" },
  { at: 30, before: null },
];

test.each([
  ["before the first edit", edits, undefined, 5, { name: "First", nameNow: "Now" }],
  ["at the time of an edit", edits, undefined, 10, { name: "First", nameNow: "Now" }],
  ["between two edits", edits, undefined, 15, { name: "Second", nameNow: "Now" }],
  ["before an edit that tells no name", edits, undefined, 25, { name: "Now", isNameOfToday: true }],
  ["after all edits", edits, undefined, 35, { name: "Now" }],
  ["without edits", [], undefined, 5, { name: "Now" }],
  [
    "before a change back to the current name",
    [{ at: 10, before: "Now" }],
    undefined,
    5,
    { name: "Now" },
  ],
  [
    "after the edits that were read, if there are more",
    edits,
    30,
    35,
    { name: "Now", isNameOfToday: true },
  ],
  [
    "within the edits that were read, if there are more",
    edits,
    30,
    15,
    { name: "Second", nameNow: "Now" },
  ],
] as const)("the name %s", (_when, known, completeUntil, at, expected) => {
  expect(nameAt("Now", { edits: known, completeUntil }, at)).toEqual(expected);
});
