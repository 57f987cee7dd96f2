// Whether a credit that names a payout is that payout coming back: anyone may write its reference.
import { expect, test } from "vitest";
import { matchLine, nothingKnown } from "~server/features/bank-statements/matching-rules";
import type { ParsedLine } from "~server/features/bank-statements/statement-rules";

const payout = {
  id: "t1",
  reference: "TX-1",
  fullname: "Jörg Müller",
  minor: 10_000n,
  state: "arrived",
} as const;
const credit: ParsedLine = {
  place: 1,
  bookingDate: "2026-11-27",
  valueDate: null,
  minor: 10_000n,
  isReversal: false,
  bankReference: null,
  endToEndId: "TX-1",
  payerReference: null,
  name: "Eve Else",
  account: "DE02120300000000202051",
  text: "",
  kind: "PMNT-RCDT-ESCT",
};
const match = (line: Partial<ParsedLine>) =>
  matchLine({ ...credit, ...line }, { ...nothingKnown, payouts: [payout] });

test.each<[string, Partial<ParsedLine>]>([
  ["without a payer", { name: null }],
  ["from the customer", { name: "MUELLER JOERG" }],
  ["that reverses the debit", { isReversal: true }],
  ["with ISO 20022's code of a return", { name: "Example Bank", kind: "PMNT-ICDT-RRTN" }],
  ["with SWIFT's", { name: "Example Bank", kind: "NRTI" }],
  ["with that of German banks", { name: "Example Bank", kind: "NTRF+159" }],
])("a credit %s brings the payout back", (_what, line) => {
  expect(match(line)).toMatchObject({ kind: "return_payout", transactionId: "t1" });
});

test.each<[string, Partial<ParsedLine>]>([
  ["with its end-to-end ID", {}],
  ["with its reference in the text", { endToEndId: null, text: "TX-1" }],
  ["without a code", { kind: null }],
  ["with another code", { kind: "PMNT-RCDT-SALA" }],
])("someone else's transfer %s waits for a person", (_what, line) => {
  expect(match(line)).toEqual({ kind: "open", why: "other_name", transactionId: "t1" });
});
