// A workbook of one sheet (XLSX), in which every text stays a text: no digit is lost, and nothing can run as a formula.
type Cell = string | number | undefined;

interface Sheet {
  /** At most 31 characters. */
  readonly name: string;
  readonly heading: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const widths = { least: 10, most: 60 };

export async function workbook({ name, heading, rows }: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const { default: write } = await import("write-excel-file/node");
  const columns = heading.map((title, column) => {
    const lengths = [title, ...rows.map((row) => row[column] ?? "")].map(
      (cell) => String(cell).length + 2,
    );
    return { width: Math.min(Math.max(widths.least, ...lengths), widths.most) };
  });
  const head = heading.map((title) => ({ ...cellOf(title), fontWeight: "bold" as const }));
  const body = rows.map((cells) => cells.map((cell) => cellOf(cell)));
  const file = write([head, ...body], { sheet: name, columns, stickyRowsCount: 1 });
  return new Uint8Array(await file.toBuffer());
}

/** With the format for text, a cell stays text even after someone edits it. */
function cellOf(cell: Cell) {
  if (typeof cell === "number") return { type: Number, value: cell, format: "0.00" };
  return cell === undefined ? null : { type: String, value: plain(cell), format: "@" };
}

/** Spreadsheets read "_x0041_" as "A" unless its first sign is written that way. */
const escapeSign = /_(?=x[0-9a-f]{4}_)/gi;

/** The library finds repeated texts in an object, which already has "constructor" and the like. It leaves out the character that makes such a text another one. */
function plain(text: string): string {
  const escaped = text.replace(/\r\n?/g, "\n").replace(escapeSign, "_x005F_");
  return escaped in {} ? `${escaped}\0` : escaped;
}
