// Statements as CSV, as banks of several countries export them.
import { describe, expect, test } from "vitest";
import type { CsvMapping } from "~server/features/bank-statements/csv-mapping-rules";
import { csvHeading, csvLinesOf, csvRow, readCsv } from "../support/inputs/german-csv";

describe("a statement as CSV", () => {
  test("is read by its mapping", async () => {
    expect(
      await readCsv(csvHeading + csvRow("1.234,50", "RF18 5390 0754 7034") + csvRow("-20,00")),
    ).toEqual([
      {
        account: "DE89370400440532013000",
        currency: "EUR",
        number: null,
        opening: null,
        closing: null,
        lines: [
          {
            place: 2,
            bookingDate: "2026-11-27",
            valueDate: "2026-11-28",
            minor: 123450n,
            isReversal: false,
            bankReference: null,
            endToEndId: null,
            payerReference: null,
            name: "Jörg Müller",
            account: "DE02120300000000202051",
            text: "RF18 5390 0754 7034",
            kind: null,
          },
          expect.objectContaining({ place: 3, minor: -2000n }),
        ],
      },
    ]);
  });

  test.each([
    ["1.234.567,89", 123456789n],
    ["1234567,89", 123456789n],
    ["-1.234,5", -123450n],
    ["1.234,50-", -123450n],
    ["\u22125,00", -500n],
    ["(5,00)", -500n],
    ["+5,00", 500n],
    ["5", 500n],
    [",50", 50n],
    ["1\u00a0234,50", 123450n],
    ["1'234,50", 123450n],
    ["€ 5,00", 500n],
    ["-€5,00", -500n],
    ["5,00 EUR", 500n],
    ['="5,00"', 500n],
    ["'5,00", 500n],
    ['"5,00"', 500n],
  ])("reads the amount %s", async (amount, minor) => {
    const [line] = await csvLinesOf(Buffer.from(csvHeading + csvRow(amount)), {
      encoding: "utf-8",
    });
    expect(line?.minor).toBe(minor);
  });

  test.each([
    "1,234.50",
    "1.23",
    "1.2345,00",
    "12.34.567,00",
    "5,001",
    "5,00 USD",
    "$5,00",
    "five",
    "--5,00",
    "-5,00-",
    "1 2,00",
    "1e3",
    "∞",
  ])("doesn't guess what the amount %s means", async (amount) => {
    expect(
      await readCsv(Buffer.from(csvHeading + csvRow(amount)), { encoding: "utf-8" }),
    ).toMatchObject({
      code: "unreadable_amount",
      place: 2,
    });
  });
});

describe("layouts of banks", () => {
  const british: Partial<CsvMapping> = {
    delimiter: ",",
    encoding: "utf-8",
    skippedLines: 3,
    headings: ["Date", "Type", "Details", "Paid out", "Paid in", "Balance"],
    dateFormat: "DD/MM/YYYY",
    decimalSign: ".",
    amount: { is: "separate", in: 5, out: 4 },
    account: { given: "40-05-15 12345678" },
    currency: { given: "GBP" },
    columns: { bookingDate: 1, kind: 2, text: [3], balance: 6 },
  };
  const start = 'Account:,"12 345\n\nDate,Type,Details,Paid out,Paid in,Balance\n';
  const rows = [
    '26/11/2026,FPI,"SMITH, J RF18539007547034",,"1,234.50","1,254.50"\n',
    "27/11/2026,CHG,Monthly fee,4.50,0.00,1250.00\n",
    "27/11/2026,DPC,Rent,-1250.00,,0.00\n",
  ] as const;

  test.each([
    ["first to last", [...rows]],
    ["last to first", rows.toReversed()],
  ])("with amounts in and out in their columns, from the %s", async (_what, ordered) => {
    const parsed = await readCsv(Buffer.from(start + ordered.join("")), british);
    expect(parsed).toMatchObject([
      {
        account: "40051512345678",
        opening: { day: "2026-11-26", minor: 2000n },
        closing: { day: "2026-11-27", minor: 0n },
      },
    ]);
    const lines = await csvLinesOf(Buffer.from(start + ordered.join("")), british);
    const sorted = lines.toSorted((one, other) => Number(other.minor - one.minor));
    expect(sorted.map(({ minor }) => minor)).toEqual([123450n, -450n, -125000n]);
    expect(sorted[0]?.text).toBe("SMITH, J RF18539007547034");
  });

  test("whose balances don't follow each other are refused at the line", async () => {
    const broken = [rows[0], rows[1].replace("1250.00", "1249.99"), rows[2]];
    expect(await readCsv(Buffer.from(start + broken.join("")), british)).toMatchObject({
      code: "running_balance_mismatch",
      place: 5,
      values: { expected: "1,250.00 GBP", found: "1,249.99 GBP" },
    });
  });

  const indicated: Partial<CsvMapping> = {
    amount: { is: "indicator", column: 6, indicator: 5, inMark: "H", outMark: "S" },
    columns: { bookingDate: 1, name: 3 },
  };

  test("with a column that says which way the money went", async () => {
    const lines = await csvLinesOf(
      csvHeading + csvRow("5,00", "H") + csvRow("7,00", "s"),
      indicated,
    );
    expect(lines.map(({ minor }) => minor)).toEqual([500n, -700n]);
    expect(await readCsv(csvHeading + csvRow("5,00", "X"), indicated)).toMatchObject({
      code: "unknown_indicator",
      place: 2,
      values: { text: "X" },
    });
  });

  test("with several accounts", async () => {
    const text =
      csvHeading + csvRow("1,00") + csvRow("2,00").replace("EUR", "GBP") + csvRow("3,00");
    expect(await readCsv(text, { account: { column: 4 } })).toMatchObject([
      { currency: "EUR", lines: [{ minor: 100n }, { minor: 300n }] },
      { currency: "GBP", lines: [{ minor: 200n }] },
    ]);
  });

  test.each([
    ["YYYY-MM-DD", "2026-11-27"],
    ["YYYY-MM-DD", "2026-11-27 18:03:12"],
    ["YYYY-MM-DD", "2026-11-27T18:03:12.123Z"],
    ["DD.MM.YYYY", "27.11.2026"],
    ["DD/MM/YYYY", "27/11/2026"],
    ["MM/DD/YYYY", "11/27/2026"],
    ["DD-MM-YYYY", "27-11-2026"],
    ["YYYY/MM/DD", "2026/11/27"],
    ["YYYYMMDD", "20261127"],
    ["DD.MM.YY", "27.11.26"],
    ["DD/MM/YY", "27/11/26"],
    ["MM/DD/YY", "11/27/26"],
  ] as const)("with dates as %s: %s", async (dateFormat, date) => {
    const text = csvHeading + csvRow("5,00").replace("27.11.2026", date).replace("28.11.2026", "");
    expect(await csvLinesOf(text, { dateFormat })).toMatchObject([
      { bookingDate: "2026-11-27", valueDate: null },
    ]);
  });

  test("in UTF-16, as spreadsheets save Unicode text", async () => {
    const text = (csvHeading + csvRow("5,00")).replaceAll(";", "\t");
    const little = Buffer.from(`\ufeff${text}`, "utf16le");
    for (const bytes of [little, Buffer.from(little).swap16()])
      expect(await csvLinesOf(bytes, { delimiter: "\t" })).toMatchObject([{ name: "Jörg Müller" }]);
  });

  test("with what spreadsheets add to keep text as text", async () => {
    const text = `${csvHeading}27.11.2026;28.11.2026;'Jörg;="DE02120300000000202051";'=1+1;'5,00;EUR\r\n`;
    expect(await csvLinesOf(text)).toMatchObject([
      { name: "Jörg", account: "DE02120300000000202051", text: "=1+1", minor: 500n },
    ]);
  });

  test("with line breaks in a value and empty lines at the end", async () => {
    const lines = await csvLinesOf(
      `${csvHeading}${csvRow("5,00", '"a\r\nb"')}${csvRow("6,00")};;;;;;\r\n\r\n`,
    );
    expect(lines).toMatchObject([
      { place: 2, text: "a b" },
      { place: 4, minor: 600n },
    ]);
  });
});
