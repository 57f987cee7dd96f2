// CSV files (RFC 4180), in which no cell can run as a formula.

export type CsvCell = string | number | undefined;

/** How a table begins; the mark before its heading tells spreadsheets that it is UTF-8. */
export const csvHeading = (header: readonly string[]) => `\uFEFF${csvLines([header])}`;

export const csvLines = (rows: readonly (readonly CsvCell[])[]) =>
  rows.map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join("");

// Spreadsheets read cells that begin with one of these as formulas, also after spaces and quotation marks and in full-width letters.
const formula = /^[\s"]*[=+\-@|＝＋－＠\t\r]/;
// Where semicolons separate lists, spreadsheets also split the content of quoted cells.
const formulaInside = /([;\t\r\n][\s"]*)(?=[=+\-@|＝＋－＠])/g;
// A phone number with its plus is a number, too.
const number = /^[+-]?\d+(\.\d+)?$/;

function cellOf(cell: CsvCell = ""): string {
  const text = String(cell);
  const begun = formula.test(text) && !number.test(text) ? `'${text}` : text;
  const safe = begun.replace(formulaInside, "$1'");
  return /[",\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
