// The workbook of payouts, read by another library: every text arrives as it is.
import { describe, expect, test } from "vitest";
import { payoutWorkbook, type TablePayout } from "~server/features/payouts/payout-table";
import { money } from "~server/kernel/money";
import {
  changeable,
  changeablePayouts,
  rowsOf,
  shownAmounts,
  workbookColumns as columns,
} from "../support/inputs/spreadsheet";

describe("the workbook of payouts", () => {
  test("has every text as text, whatever a spreadsheet would make of it", async () => {
    const [heading, ...rows] = rowsOf(
      await payoutWorkbook(changeablePayouts, { rail: "other_bank", locale: "en" }),
    );
    expect(heading?.map((cell) => cell?.text).slice(0, 5)).toEqual([
      "Reference",
      "Amount",
      "Currency",
      "Method",
      "Recipient",
    ]);
    expect(rows.length).toBe(changeable.length);
    for (const [at, text] of changeable.entries()) {
      const row = rows[at] ?? [];
      expect(row[columns.reference]).toEqual({ text: `TX-000${at}` });
      for (const column of [columns.recipient, columns.bank, columns.account])
        expect(row[column]).toEqual({ text });
      expect(row[columns.routing]).toEqual({ text: "021000021" });
    }
  });

  test("has amounts as numbers with two decimals, to the cent", async () => {
    const [, ...rows] = rowsOf(
      await payoutWorkbook(changeablePayouts, { rail: "other_bank", locale: "en" }),
    );
    expect(rows.map((row) => row[columns.amount]?.shown)).toEqual(shownAmounts);
    expect(rows.map((row) => row[columns.amount]?.number)).toEqual(shownAmounts.map(Number));
  });

  test.each([
    ["a windows line end", "one\r\ntwo", "one\ntwo"],
    ["a lone return", "one\rtwo", "one\ntwo"],
    ["characters that no file of this kind may have", "a\u0000b\u0007c", "abc"],
    ["half a character", "a\uD83Db", "ab"],
    ["the longest description", "0".repeat(2000), "0".repeat(2000)],
  ])("has %s in the free text of an account as far as it may", async (_what, description, text) => {
    const payout: TablePayout = {
      reference: "TX-1",
      amount: money("GBP", 1),
      bankDetails: { region: "OTHERS", description },
    };
    const [, row] = rowsOf(await payoutWorkbook([payout], { rail: "other_bank", locale: "en" }));
    expect(row?.at(-1)).toEqual({ text });
  });
});
