// Statements as CSV, as banks of several countries export them.
import { describe, expect, test } from "vitest";
import type { CsvMapping } from "~server/features/bank-statements/csv-mapping-rules";
import { parseStatement } from "~server/features/bank-statements/formats";
import { isStatementFault } from "~server/features/bank-statements/statement-rules";

const now = Date.parse("2026-11-28T12:00:00Z");

const german: CsvMapping = {
  delimiter: ";",
  encoding: "windows-1252",
  skippedLines: 1,
  headings: ["Buchungstag", "Valuta", "Name", "IBAN", "Verwendungszweck", "Betrag", "Währung"],
  mayEndWithoutBreak: false,
  dateFormat: "DD.MM.YYYY",
  decimalSign: ",",
  amount: { is: "signed", column: 6 },
  account: { given: "DE89 3704 0044 0532 0130 00" },
  currency: { column: 7 },
  columns: { bookedOn: 1, valueOn: 2, name: 3, account: 4, text: [5] },
};
const heading = "Buchungstag;Valuta;Name;IBAN;Verwendungszweck;Betrag;Währung\r\n";

const read = (text: string | Uint8Array, mapping: Partial<CsvMapping> = {}) =>
  parseStatement(
    typeof text === "string" ? Buffer.from(text, "latin1") : text,
    { format: "csv", mapping: { ...german, ...mapping } },
    now,
  );

async function linesOf(text: string | Uint8Array, mapping: Partial<CsvMapping> = {}) {
  const parsed = await read(text, mapping);
  if (isStatementFault(parsed)) throw new Error(JSON.stringify(parsed));
  return parsed.flatMap(({ lines }) => lines);
}

const row = (amount: string, text = "Einzahlung") =>
  `27.11.2026;28.11.2026;Jörg Müller;DE02 1203 0000 0000 2020 51;${text};${amount};EUR\r\n`;

describe("a statement as CSV", () => {
  test("is read by its mapping", async () => {
    expect(await read(heading + row("1.234,50", "RF18 5390 0754 7034") + row("-20,00"))).toEqual([
      {
        account: "DE89370400440532013000",
        currency: "EUR",
        number: null,
        opening: null,
        closing: null,
        lines: [
          {
            place: 2,
            bookedOn: "2026-11-27",
            valueOn: "2026-11-28",
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
    const [line] = await linesOf(Buffer.from(heading + row(amount)), {
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
    expect(await read(Buffer.from(heading + row(amount)), { encoding: "utf-8" })).toMatchObject({
      code: "unreadable_amount",
      place: 2,
    });
  });
});
