// A line is recognized in another file, and two equal lines are two.
import { describe, expect, test } from "vitest";
import { lineIdentities } from "~server/features/bank-statements/formats";
import type { ParsedLine } from "~server/features/bank-statements/statement-rules";

const line: ParsedLine = {
  place: 1,
  bookingDate: "2026-11-27",
  valueDate: "2026-11-27",
  minor: 10_000n,
  isReversal: false,
  bankReference: null,
  endToEndId: null,
  payerReference: null,
  name: "Jörg Müller",
  account: "DE02120300000000202051",
  text: "RF18539007547034",
  kind: "PMNT-RCDT-ESCT",
};

const identitiesOf = (lines: readonly Partial<ParsedLine>[], account = "DE1") =>
  lineIdentities({ account, currency: "EUR", lines: lines.map((one) => ({ ...line, ...one })) });

describe("identities of lines", () => {
  test("are the same in another file, wherever the line is in it", () => {
    const [, second, third] = identitiesOf([{ text: "a" }, { text: "b" }, { text: "c" }]);
    expect(identitiesOf([{ text: "b", place: 77 }, { text: "c" }])).toEqual([second, third]);
  });

  test("of equal lines differ, and stay the same if a file has more of them", () => {
    const two = identitiesOf([{}, {}]);
    expect(new Set(two).size).toBe(2);
    const [first, , second] = identitiesOf([{}, { text: "between" }, {}]);
    expect([first, second]).toEqual(two);
    expect(identitiesOf([{}, {}, {}]).slice(0, 2)).toEqual(two);
  });

  test("with the bank's reference don't depend on the texts, which formats write differently", () => {
    const [camt, mt940] = [{ name: "Jörg Müller" }, { name: "JOERG MUELLER", kind: "NTRF" }].map(
      (written) => identitiesOf([{ bankReference: "B-1", ...written }]),
    );
    expect(camt).toEqual(mt940);
  });

  test("of a batch's payments with one reference differ", () => {
    const lines = [{ minor: 1n }, { minor: 2n }, { minor: 2n }];
    const all = identitiesOf(lines.map((one) => ({ bankReference: "B-1", ...one })));
    expect(new Set(all).size).toBe(3);
  });

  test.each<[string, Partial<ParsedLine>]>([
    ["day", { bookingDate: "2026-11-26" }],
    ["value date", { valueDate: null }],
    ["amount", { minor: 10_001n }],
    ["direction", { minor: -10_000n }],
    ["reversal", { isReversal: true }],
    ["end-to-end ID", { endToEndId: "E-1" }],
    ["reference", { payerReference: "RF18539007547034" }],
    ["name", { name: "Anna Müller" }],
    ["account", { account: null }],
    ["text", { text: "" }],
    ["kind", { kind: null }],
    ["bank's reference", { bankReference: "B-1" }],
  ])("differ with the %s", (_what, other) => {
    const [one, changed] = [identitiesOf([{}]), identitiesOf([other])];
    expect(changed).not.toEqual(one);
  });

  test("differ with the receiving account", () => {
    expect(identitiesOf([{}], "DE2")).not.toEqual(identitiesOf([{}], "DE1"));
  });

  test("of statements that continue each other are counted on", () => {
    const seen = new Map<string, number>();
    const statement = { account: "DE1", currency: "EUR", lines: [line] };
    const both = [lineIdentities(statement, seen), lineIdentities(statement, seen)].flat();
    expect(both).toEqual(identitiesOf([{}, {}]));
  });
});
