// The steps of a payout batch, the files that its payouts are in, and which of them still have to be downloaded.
import { describe, expect, test } from "vitest";
import {
  batchStateOf,
  checkBatchStep,
  isInFile,
  linesPaid,
  railOf,
  railOfLine,
  railsNotDownloaded,
  railsOf,
  type LineToClose,
} from "~server/features/payouts/batch-rules";

test.each([
  ["prepared", null, "prepared"],
  ["released", null, "released"],
  ["released", 5, "sent"],
  ["cancelled", 5, "cancelled"],
] as const)("%s, sent at %s: it's %s", (state, sentAt, shown) => {
  expect(batchStateOf({ state, sent_at: sentAt })).toBe(shown);
});

test.each([
  ["prepared", "released", "ben", undefined],
  ["prepared", "released", "ada", "own_payout_batch"],
  ["prepared", "sent", "ben", "payout_batch_not_released"],
  ["prepared", "cancelled", "ada", undefined],
  ["released", "released", "ben", "payout_batch_ended"],
  ["released", "sent", "ada", undefined],
  ["released", "cancelled", "ben", undefined],
  ["sent", "released", "ben", "payout_batch_ended"],
  ["sent", "sent", "ben", "payout_batch_sent"],
  ["sent", "cancelled", "ben", "payout_batch_sent"],
  ["cancelled", "released", "ben", "payout_batch_ended"],
  ["cancelled", "sent", "ben", "payout_batch_ended"],
  ["cancelled", "cancelled", "ben", "payout_batch_ended"],
] as const)("from %s to %s by %s: %s", (state, to, staffId, refused) => {
  expect(checkBatchStep({ state, preparedBy: "ada" }, staffId, to)?.refused).toBe(refused);
});

describe("a payout belongs in the file", () => {
  const euros = { currency: "EUR", region: "EUROPE", isSepa: true, hasPayer: true } as const;

  test.each([
    ["of euro transfers", euros, "sepa"],
    ["of others outside of the area", { ...euros, isSepa: false }, "other_bank"],
    ["of others without the payer's account", { ...euros, hasPayer: false }, "other_bank"],
    ["of others in another currency", { ...euros, currency: "USD" }, "other_bank"],
    ["of others to no region of its own", { ...euros, region: "OTHERS" }, "other_bank"],
    ["of transfers within the USA", { ...euros, currency: "USD", region: "USA" }, "us_bank"],
    ["of Bitcoin", { ...euros, region: "BITCOIN" }, "bitcoin"],
  ] as const)("%s", (_what, line, rail) => {
    expect(railOf(line)).toBe(rail);
  });

  test.each([
    ["us_bank", "csv", "bank", "us_bank"],
    [null, "pain.001", "bank", "sepa"],
    [null, "csv", "crypto_payment", "bitcoin"],
    [null, "csv", "bank", "other_bank"],
  ] as const)("with the rail %s, as %s, by %s: %s", (rail, format, method, of) => {
    expect(railOfLine({ rail, format, payment_method: method })).toBe(of);
  });
});

test.each([
  [1, "to_send", "prepared", true],
  [1, "to_send", "released", true],
  [1, "sent", "released", true],
  [1, "sent", "sent", true],
  [1, "sent", "prepared", false],
  [1, "arrived", "sent", false],
  [1, "returned", "sent", false],
  [1, null, "sent", false],
  [0, "to_send", "prepared", false],
  [1, "to_send", "cancelled", false],
] as const)("live %i, payout %s, batch %s: a file pays it: %s", (isLive, payout, of, isPaid) => {
  expect(isInFile({ is_live: isLive, payout_state: payout }, of)).toBe(isPaid);
});

describe("a debit of a batch paid", () => {
  const line: LineToClose = {
    amount_minor: 4_000,
    is_live: 1,
    closing_line_id: null,
    rail: "sepa",
    format: "pain.001",
    payment_method: null,
  };
  const table: LineToClose = { ...line, rail: "us_bank", format: "csv" };
  const closed: LineToClose = { ...line, closing_line_id: "l1" };
  const gone: LineToClose = { ...line, is_live: 0 };

  test.each<[string, LineToClose[], bigint, LineToClose[] | string]>([
    ["everything", [line, table], 8_000n, [line, table]],
    ["one of two files alike", [table, line], 4_000n, [line]],
    ["the other one, once that is closed", [table, closed], 4_000n, [table]],
    ["nothing of what left the batch", [line, gone], 8_000n, "amount_differs"],
    ["nothing by an amount of zero", [line], 0n, "amount_differs"],
    ["nothing of a batch that all left", [gone], 0n, "amount_differs"],
    ["nothing that is closed", [closed], 4_000n, "already_closed"],
  ])("%s", (_what, lines, minor, paid) => {
    expect(linesPaid(lines, minor)).toEqual(paid);
  });
});

describe("a file is to be downloaded", () => {
  const line = { rail: "sepa", format: "pain.001", payment_method: null } as const;
  const table = { ...line, rail: "us_bank", format: "csv" } as const;

  test("as of the last payout that was taken out of it", () => {
    const lines = [
      { ...line, removed_at: 3 },
      { ...line, removed_at: 7 },
      { ...line, removed_at: null },
      { ...table, removed_at: null },
    ];
    expect(railsOf(lines)).toEqual([
      { rail: "sepa", changedAt: 7 },
      { rail: "us_bank", changedAt: null },
    ]);
    expect(railsOf([])).toEqual([]);
  });

  test.each([
    ["never", [], ["sepa", "us_bank"]],
    ["before it changed", [{ rail: "sepa", at: 6 }], ["sepa", "us_bank"]],
    ["as it changed", [{ rail: "sepa", at: 7 }], ["sepa", "us_bank"]],
    ["after it changed", [{ rail: "sepa", at: 8 }], ["us_bank"]],
    [
      "both",
      [
        { rail: "sepa", at: 8 },
        { rail: "us_bank", at: 1 },
      ],
      [],
    ],
  ] as const)("if that was done %s", (_when, downloads, left) => {
    const files = [
      { rail: "sepa", changedAt: 7 },
      { rail: "us_bank", changedAt: null },
    ] as const;
    expect(railsNotDownloaded(files, downloads)).toEqual(left);
  });
});
