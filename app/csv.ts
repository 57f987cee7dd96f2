// Tables for spreadsheets (RFC 4180), in which no cell can run as a formula.

type Cell = string | number | undefined;

/** A table's text; the mark at its beginning tells spreadsheets that it is UTF-8. */
export function csvOf(header: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${[header, ...rows].map((cells) => cells.map(cellOf).join(",")).join("\r\n")}\r\n`;
}

/** A download under this name. */
export function csvResponse(name: string, text: string): Response {
  return new Response(text, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}

// A spreadsheet takes what begins with one of these for a formula, also behind spaces and in the wide letters of East Asia.
const formula = /^\s*[=+\-@|＝＋－＠\t\r]/;
// Where lists are parted by semicolons a spreadsheet also parts the inside of a cell, whatever stands in quotes.
const formulaInside = /([;\t\r\n]\s*)(?=[=+\-@|＝＋－＠])/g;
const number = /^-?\d+(\.\d+)?$/;

function cellOf(cell: Cell = ""): string {
  const text = String(cell);
  const begun = formula.test(text) && !number.test(text) ? `'${text}` : text;
  const safe = begun.replace(formulaInside, "$1'");
  return /[",\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
