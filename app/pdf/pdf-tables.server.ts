// Tables of a PDF: tagged headings, and rows that no page break cuts.
import { setImmediate } from "node:timers/promises";
import { drawableText } from "./fonts.server";
import { type Element, type PdfDocument } from "./pdf-document.server";

export interface PdfColumn {
  readonly header: string;
  /** Share of the width. */
  readonly share: number;
  readonly isNumeric?: boolean;
}

export interface PdfRow {
  readonly cells: readonly string[];
  /** Emphasized, except for its first part. */
  readonly isStrong?: boolean;
  readonly isHead?: boolean;
}

const size = 9;
const gap = { x: 10, y: 5 };
/** The number of rows between pauses for other requests. */
const rowsAtOnce = 50;

/** Rows under column headings, which each further page repeats visually only. */
export async function drawTable(
  pdf: PdfDocument,
  columns: readonly PdfColumn[],
  rows: readonly PdfRow[],
): Promise<void> {
  const table = addTo(pdf.root, "Table", pdf);
  const head = addTo(addTo(table, "THead", pdf), "TR", pdf);
  const headings = { cells: columns.map(({ header }) => header), isHead: true };
  const height = heightOf(pdf, columns, headings);
  drawRow(pdf, {
    columns,
    row: headings,
    height,
    draw: (text, draw) => pdf.tagged(head, "TH", text, draw, "Column"),
  });
  const body = addTo(table, "TBody", pdf);
  for (const [index, row] of rows.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) await setImmediate();
    const rowHeight = heightOf(pdf, columns, row);
    if (pdf.ensure(rowHeight))
      drawRow(pdf, {
        columns,
        row: headings,
        height,
        draw: (text, draw) => pdf.decoration(() => draw(text), "Pagination"),
      });
    const element = addTo(body, "TR", pdf);
    drawRow(pdf, {
      columns,
      row,
      height: rowHeight,
      draw: (text, draw) => pdf.tagged(element, "TD", text, draw),
    });
    element.end();
  }
  table.end();
  pdf.doc.y += 14;
}

/** Names with their values next to them. */
export function drawPairs(
  pdf: PdfDocument,
  pairs: readonly { term: string; value: string }[],
  isNumeric = false,
): void {
  const columns = [
    { header: "", share: isNumeric ? 0.8 : 0.3 },
    { header: "", share: isNumeric ? 0.2 : 0.7, isNumeric },
  ];
  const table = addTo(pdf.root, "Table", pdf);
  for (const { term, value } of pairs) {
    const row = { cells: [term, value] };
    const height = heightOf(pdf, columns, row);
    pdf.ensure(height);
    const element = addTo(table, "TR", pdf);
    drawRow(pdf, {
      columns,
      row,
      height,
      draw: (text, draw, index) =>
        index === 0
          ? pdf.tagged(element, "TH", text, draw, "Row")
          : pdf.tagged(element, "TD", text, draw),
    });
  }
  table.end();
  pdf.doc.y += 14;
}

interface DrawnRow {
  readonly columns: readonly PdfColumn[];
  readonly row: PdfRow;
  /** Measured once: laying out the texts of a row takes longer than drawing it. */
  readonly height: number;
  readonly draw: (text: string, draw: (text: string) => void, index: number) => void;
}

function drawRow(pdf: PdfDocument, { columns, row, height, draw }: DrawnRow): void {
  const { doc, width } = pdf;
  const top = doc.y;
  let x = pdf.left;
  for (const [index, { share, isNumeric }] of columns.entries()) {
    const box = {
      x,
      y: top + gap.y,
      width: widthOf(pdf, columns, index),
      align: isNumeric ? "end" : "start",
    } as const;
    draw(
      row.cells[index] ?? "",
      (text) => pdf.text(text, { size, isBold: isBold(row, index) }, box),
      index,
    );
    x += share * width;
  }
  pdf.rule(top + height);
  doc.y = top + height;
}

const isBold = ({ isHead = false, isStrong = false }: PdfRow, index: number): boolean =>
  isHead || (isStrong && index > 0);

function heightOf(pdf: PdfDocument, columns: readonly PdfColumn[], row: PdfRow): number {
  const heights = columns.map((_column, index) =>
    pdf.heightOf(
      drawableText(row.cells[index] ?? ""),
      { size, isBold: isBold(row, index) },
      widthOf(pdf, columns, index),
    ),
  );
  return Math.max(...heights) + 2 * gap.y;
}

/** The last column ends where the page does. */
const widthOf = ({ width }: PdfDocument, columns: readonly PdfColumn[], index: number): number =>
  (columns[index]?.share ?? 0) * width - (index < columns.length - 1 ? gap.x : 0);

export function addTo(parent: Element, tag: string, { doc }: PdfDocument): Element {
  const element = doc.struct(tag);
  parent.add(element);
  return element;
}
