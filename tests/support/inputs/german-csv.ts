// A German bank's CSV file, and its mapping.
import type { CsvMapping } from "~server/features/bank-statements/csv-mapping-rules";
import { parseStatement } from "~server/features/bank-statements/formats";
import { isStatementFault } from "~server/features/bank-statements/statement-rules";

const now = Date.parse("2026-11-28T12:00:00Z");

export const germanCsv: CsvMapping = {
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
  columns: { bookingDate: 1, valueDate: 2, name: 3, account: 4, text: [5] },
};
export const csvHeading = "Buchungstag;Valuta;Name;IBAN;Verwendungszweck;Betrag;Währung\r\n";

export const readCsv = (text: string | Uint8Array, mapping: Partial<CsvMapping> = {}) =>
  parseStatement(
    typeof text === "string" ? Buffer.from(text, "latin1") : text,
    { format: "csv", mapping: { ...germanCsv, ...mapping } },
    now,
  );

export async function csvLinesOf(text: string | Uint8Array, mapping: Partial<CsvMapping> = {}) {
  const parsed = await readCsv(text, mapping);
  if (isStatementFault(parsed)) throw new Error(JSON.stringify(parsed));
  return parsed.flatMap(({ lines }) => lines);
}

export const csvRow = (amount: string, text = "Einzahlung") =>
  `27.11.2026;28.11.2026;Jörg Müller;DE02 1203 0000 0000 2020 51;${text};${amount};EUR\r\n`;
