// References that find bank transfers (ISO 11649): how they are read, and found in what a payer or a bank wrote.
import { describe, expect, test } from "vitest";
import {
  creditorReference,
  creditorReferencesIn,
  inGroups,
  newDepositReference,
  readCreditorReference,
} from "~server/kernel/creditor-reference";

const ours = creditorReference("7K2M9QWD41");

test.each([
  ["539007547034", "RF18539007547034"],
  ["2348231", "RF712348231"],
  ["G72UUR", "RF45G72UUR"],
])("%s has the check digits of the standard's examples", (body, reference) => {
  expect(creditorReference(body)).toBe(reference);
  expect(readCreditorReference(reference)).toBe(reference);
});

test("a customer's own has ten characters that can't be mistaken for others", () => {
  const references = Array.from({ length: 200 }, (_none, at) =>
    newDepositReference((bytes) => Buffer.alloc(bytes, at * 7 + 3).toString("base64url")),
  );
  for (const reference of references) {
    expect(reference).toMatch(/^RF\d\d[0-9A-HJKMNP-TV-Z]{10}$/);
    expect(readCreditorReference(reference)).toBe(reference);
  }
});

describe("a reference is read", () => {
  test.each([
    ["in groups", inGroups(ours)],
    ["in small letters", ours.toLowerCase()],
    ["with spaces around it", ` \t${ours}\n`],
    ["with hyphens", ours.replace(/(.{4})/g, "$1-")],
    [
      "in full width",
      ours.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)),
    ],
    ["with Arabic digits", ours.replace(/\d/g, (one) => String.fromCharCode(0x660 + Number(one)))],
    ["with a Cyrillic letter", ours.replace("K", "К").replace("M", "М")],
    ["with characters that can't be seen", [...ours].join("\u200b")],
    ["with an I for a 1", ours.replace(/1$/, "I")],
    ["with an l for a 1", ours.replace(/1$/, "l")],
  ])("%s", (_what, text) => {
    expect(readCreditorReference(text)).toBe(ours);
    expect(creditorReferencesIn(text)).toEqual([ours]);
  });

  test("each mistyped character, and each two digits that are swapped, are noticed", () => {
    for (const [at, one] of [...ours].entries()) {
      if (at < 2) continue;
      const other = one === "8" ? "9" : "8";
      expect(readCreditorReference(ours.slice(0, at) + other + ours.slice(at + 1))).toBeNull();
      const [next = one] = ours.slice(at + 1);
      if (next === one || !/^\d\d$/.test(one + next)) continue;
      const swapped = ours.slice(0, at) + next + one + ours.slice(at + 2);
      expect(readCreditorReference(swapped)).toBeNull();
    }
  });

  test.each(["", "RF", "RF18", "18539007547034", `${ours}8`, "RF00539007547034", "canary"])(
    "but not %j",
    (text) => expect(readCreditorReference(text)).toBeNull(),
  );
});

describe("references are found in text", () => {
  const other = creditorReference("0000000001");
  test.each<[string, string, string[]]>([
    ["after a word", `Deposit ${ours} thanks`, [ours]],
    ["without a space around it", `REF${ours}MARTIN`, [ours]],
    [
      "broken by the end of a line",
      `INVOICE ${ours.slice(0, 7)}\r\n${ours.slice(7)} MARTIN`,
      [ours],
    ],
    ["in groups", `/RFB/${inGroups(ours)}/`, [ours]],
    ["twice", `${ours} ${ours}`, [ours]],
    ["beside another", `${other}, ${ours}`, [other, ours]],
    ["after a false start", `RF RF12 ${ours}`, [ours]],
    ["with a wrong check digit", ours.replace(/^RF(.)(.)/, "RF$2$1X"), []],
    ["in none", "RFQ 12 apples, RF-lab", []],
    ["in nothing", "", []],
  ])("%s", (_what, text, found) => expect(creditorReferencesIn(text)).toEqual(found));

  test("in long text quickly", () => {
    const text = `${"RF12".repeat(10_000)} ${ours}`;
    const begun = performance.now();
    expect(creditorReferencesIn(text)).toContain(ours);
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});
