// What the portal proposes for a line of a statement.
import { describe, expect, test } from "vitest";
import {
  matchLine,
  nothingKnown,
  type KnownOfLine,
  type LineProposal,
} from "~server/features/bank-statements/matching-rules";
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
  name: "MUELLER, JOERG",
  account: "DE02120300000000202051",
  text: "RF18539007547034",
  kind: "PMNT-RCDT-ESCT",
};
const debit: ParsedLine = { ...line, minor: -10_000n, kind: "PMNT-ICDT-ESCT", text: "" };
const fees: ParsedLine = { ...debit, name: null, account: null };
const nameless: ParsedLine = { ...line, name: null, account: null };

const jorg = { id: "u1", fullname: "Jörg Müller" };
const anna = { id: "u2", fullname: "Anna Müller" };
const payout = {
  id: "t1",
  reference: "TX-1",
  fullname: "Jörg Müller",
  minor: 10_000n,
  state: "sent",
} as const;
const lineOfBatch = {
  amount_minor: 10_000,
  is_live: 1,
  closing_line_id: null,
  rail: "sepa",
  format: "pain.001",
  payment_method: null,
} as const;
const batch = { id: "b1", reference: "PB-1", state: "released", lines: [lineOfBatch] } as const;
const closed = { ...lineOfBatch, closing_line_id: "l1" };
const otherFile = {
  ...lineOfBatch,
  amount_minor: 2_500,
  rail: "other_bank",
  format: "csv",
} as const;
const back = { id: "r1", reference: "BR-1", minor: 10_000n };
const expected = { id: "e1", userId: "u1", fullname: "Jörg Müller" };
const known = { persons: [jorg], hasReference: true };
const inText = "reference_in_text";
const byId = "end_to_end_id";

type Case = readonly [
  what: string,
  line: Partial<ParsedLine>,
  known: Partial<KnownOfLine>,
  proposal: LineProposal,
];

const credits: readonly Case[] = [
  [
    "a customer's reference and name",
    {},
    known,
    { kind: "credit", userId: "u1", expectedDepositId: null, why: "reference" },
  ],
  [
    "an expected deposit",
    {},
    { ...known, expected: [{ ...expected, id: "e0", userId: "u2" }, expected] },
    { kind: "credit", userId: "u1", expectedDepositId: "e1", why: "reference" },
  ],
  [
    "another name",
    { name: "Anna Müller" },
    known,
    { kind: "name_check", userId: "u1", why: "other_name" },
  ],
  ["no name", { name: null }, known, { kind: "name_check", userId: "u1", why: "no_name" }],
  [
    "two customers' references",
    {},
    { ...known, persons: [jorg, anna] },
    { kind: "open", why: "several_references" },
  ],
  ["an unknown reference", {}, { hasReference: true }, { kind: "open", why: "unknown_reference" }],
  ["nothing known", {}, {}, { kind: "open", why: "no_match" }],
  [
    "the payer and amount of an expected deposit",
    {},
    { expected: [expected] },
    { kind: "open", why: "suggested", userId: "u1" },
  ],
  [
    "those of two customers",
    {},
    { expected: [expected, { ...expected, userId: "u3" }] },
    { kind: "open", why: "no_match" },
  ],
  [
    "a sent payout that comes back",
    { endToEndId: "TX-1" },
    { payouts: [payout] },
    { kind: "return_payout", transactionId: "t1", why: byId },
  ],
  [
    "one that had arrived",
    {},
    { payouts: [{ ...payout, state: "arrived" }] },
    { kind: "return_payout", transactionId: "t1", why: inText },
  ],
  [
    "a reversal of a payout's debit",
    { isReversal: true },
    { payouts: [payout] },
    { kind: "return_payout", transactionId: "t1", why: inText },
  ],
  [
    "a payout that comes back in part",
    { minor: 9_500n },
    { payouts: [payout] },
    { kind: "open", why: "amount_differs", transactionId: "t1" },
  ],
  [
    "a payout that came back before",
    {},
    { payouts: [{ ...payout, state: "returned" }] },
    { kind: "open", why: "payout_ended", transactionId: "t1" },
  ],
  [
    "a payout and a customer's reference",
    {},
    { ...known, payouts: [payout] },
    { kind: "credit", userId: "u1", expectedDepositId: null, why: "reference" },
  ],
  ["a reversal", { isReversal: true }, known, { kind: "open", why: "reversal" }],
  ["interest", { ...nameless, kind: "ACMT-MCOP-INTR" }, {}, { kind: "own", why: "interest" }],
  [
    "a payer who calls the payment interest",
    { kind: "ACMT-MCOP-INTR" },
    {},
    { kind: "open", why: "no_match" },
  ],
];

const debits: readonly Case[] = [
  [
    "a sent payout by its end-to-end ID",
    { endToEndId: "TX-1" },
    { payouts: [{ ...payout, id: "t2", reference: "TX-2" }, payout] },
    { kind: "close_payout", transactionId: "t1", why: byId },
  ],
  [
    "by its reference in the text",
    {},
    { payouts: [payout] },
    { kind: "close_payout", transactionId: "t1", why: inText },
  ],
  [
    "a payout that was released and never marked as sent",
    {},
    { payouts: [{ ...payout, state: "released" }] },
    { kind: "close_payout", transactionId: "t1", why: inText },
  ],
  [
    "a payout that wasn't released",
    {},
    { payouts: [{ ...payout, state: "to_send" }] },
    { kind: "open", why: "payout_not_sent", transactionId: "t1" },
  ],
  [
    "another amount",
    { minor: -10_001n },
    { payouts: [payout] },
    { kind: "open", why: "amount_differs", transactionId: "t1" },
  ],
  [
    "a payout that was paid before",
    {},
    { payouts: [{ ...payout, state: "arrived" }] },
    { kind: "open", why: "already_closed", transactionId: "t1" },
  ],
  [
    "two payouts",
    {},
    { payouts: [payout, { ...payout, id: "t2", reference: "TX-2" }] },
    { kind: "open", why: "several_references" },
  ],
  [
    "a batch by its total",
    { endToEndId: "PB-1" },
    { batches: [batch] },
    { kind: "close_batch", batchId: "b1", why: byId },
  ],
  [
    "a batch of another total",
    { minor: -9_000n },
    { batches: [batch] },
    { kind: "open", why: "amount_differs", batchId: "b1" },
  ],
  [
    "a batch's bank file",
    {},
    { batches: [{ ...batch, lines: [otherFile, lineOfBatch] }] },
    { kind: "close_batch", batchId: "b1", why: inText },
  ],
  [
    "what is left of a batch after one payout was debited by itself",
    {},
    { batches: [{ ...batch, lines: [closed, lineOfBatch] }] },
    { kind: "close_batch", batchId: "b1", why: inText },
  ],
  [
    "a part of a batch's file",
    { minor: -2_500n },
    { batches: [{ ...batch, lines: [lineOfBatch, { ...lineOfBatch, amount_minor: 2_500 }] }] },
    { kind: "open", why: "amount_differs", batchId: "b1" },
  ],
  [
    "a batch of which everything is closed",
    {},
    { batches: [{ ...batch, lines: [closed] }] },
    { kind: "open", why: "already_closed", batchId: "b1" },
  ],
  [
    "a batch that every payout left",
    {},
    { batches: [{ ...batch, lines: [{ ...lineOfBatch, is_live: 0 }] }] },
    { kind: "open", why: "amount_differs", batchId: "b1" },
  ],
  [
    "a batch that wasn't released",
    {},
    { batches: [{ ...batch, state: "prepared" }] },
    { kind: "open", why: "payout_not_sent", batchId: "b1" },
  ],
  [
    "a batch that was canceled",
    {},
    { batches: [{ ...batch, state: "cancelled" }] },
    { kind: "open", why: "payout_ended", batchId: "b1" },
  ],
  [
    "a payment back to a payer",
    {},
    { returns: [back] },
    { kind: "close_return", returnId: "r1", why: inText },
  ],
  [
    "one of another amount",
    { minor: -1n },
    { returns: [back] },
    { kind: "open", why: "amount_differs", returnId: "r1" },
  ],
  ["a customer's reference", {}, known, { kind: "open", why: "unmatched_debit" }],
  ["a reversal", { isReversal: true }, { payouts: [payout] }, { kind: "open", why: "reversal" }],
  ["bank charges", { ...fees, kind: "ACMT-MDOP-CHRG" }, {}, { kind: "own", why: "charges" }],
  ["SWIFT's charges", { ...fees, kind: "NCHG" }, {}, { kind: "own", why: "charges" }],
  ["a German bank's charges", { ...fees, kind: "NMSC+808" }, {}, { kind: "own", why: "charges" }],
  ["interest", { ...fees, kind: "NINT" }, {}, { kind: "own", why: "interest" }],
  ["nothing known", {}, {}, { kind: "open", why: "unmatched_debit" }],
];

describe("money in", () => {
  test.each(credits)("%s", (_what, given, about, proposal) => {
    expect(matchLine({ ...line, ...given }, { ...nothingKnown, ...about })).toEqual(proposal);
  });
});

describe("money out", () => {
  test.each(debits)("%s", (_what, given, about, proposal) => {
    expect(matchLine({ ...debit, ...given }, { ...nothingKnown, ...about })).toEqual(proposal);
  });
});
