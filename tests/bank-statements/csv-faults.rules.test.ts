// What is refused of a CSV file, and where.
import { describe, expect, test } from "vitest";
import type { CsvMapping } from "~server/features/bank-statements/csv-mapping-rules";
import { csvHeading, csvLinesOf, csvRow, readCsv } from "../support/inputs/german-csv";

describe("a broken CSV file", () => {
  const good = csvRow("5,00");
  test.each<[string, string, Partial<CsvMapping>, object]>([
    [
      "another heading",
      csvHeading.replace("Betrag", "Saldo") + good,
      {},
      {
        code: "wrong_heading",
        place: 1,
        values: { column: "6", found: "Saldo", expected: "Betrag" },
      },
    ],
    ["no lines", csvHeading, {}, { code: "no_lines" }],
    ["fewer lines than are skipped", csvHeading, { skippedLines: 4 }, { code: "no_lines" }],
    ["a line that is cut off", csvHeading + good.slice(0, 40), {}, { code: "incomplete" }],
    [
      "a line with fewer columns",
      `${csvHeading}27.11.2026;a\r\n`,
      {},
      {
        code: "wrong_columns",
        place: 2,
        values: { found: "2", expected: "7" },
      },
    ],
    [
      "a line with more columns",
      `${csvHeading}${good}x;${good}`,
      {},
      { code: "wrong_columns", place: 3 },
    ],
    ["an open quotation mark", `${csvHeading}"${good}`, {}, { code: "unclosed_quote" }],
    [
      "no such day",
      csvHeading + good.replace("27.11", "31.11"),
      {},
      { code: "unreadable_date", place: 2 },
    ],
    [
      "the 13th month",
      csvHeading + good.replace("27.11", "11.13"),
      {},
      { code: "unreadable_date" },
    ],
    [
      "the day after tomorrow",
      csvHeading + good.replace("27.11", "30.11"),
      {},
      {
        code: "future_date",
        place: 2,
        values: { day: "2026-11-30" },
      },
    ],
    [
      "another currency",
      csvHeading + good.replace("EUR", "CHF"),
      {},
      {
        code: "unknown_currency",
        place: 2,
        values: { currency: "CHF" },
      },
    ],
    ["an empty amount", csvHeading + csvRow(""), {}, { code: "no_amount", place: 2 }],
    [
      "a huge amount",
      csvHeading + csvRow("90071992547409,92"),
      {},
      { code: "amount_too_large", place: 2 },
    ],
    [
      "a huge sum",
      csvHeading + csvRow("90071992547409,91").repeat(2),
      {},
      { code: "amount_too_large", place: 3 },
    ],
    [
      "both amounts",
      csvHeading + csvRow("5,00", "6,00"),
      { amount: { is: "separate", in: 5, out: 6 } },
      {
        code: "two_amounts",
        place: 2,
      },
    ],
    [
      "no account",
      csvHeading + good.replace(/DE02[\d ]+/, ""),
      { account: { column: 4 } },
      {
        code: "missing_field",
        place: 2,
      },
    ],
    ["a zero byte", csvHeading + good.replace("Jörg", "J\0rg"), {}, { code: "wrong_encoding" }],
    [
      "Windows-1252 instead of UTF-8",
      csvHeading + good,
      { encoding: "utf-8" },
      { code: "wrong_encoding" },
    ],
  ])("with %s is refused", async (_what, text, mapping, fault) => {
    expect(await readCsv(text, mapping)).toMatchObject(fault);
  });

  test("may end without a line break if the bank's files do", async () => {
    expect(
      await csvLinesOf((csvHeading + good).trimEnd(), { mayEndWithoutBreak: true }),
    ).toHaveLength(1);
  });
});
