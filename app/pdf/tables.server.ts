// Tables on paper: headings that say of what they are, and rows that no page break cuts.
import { setImmediate } from "node:timers/promises";
import { drawnOf } from "./fonts.server";
import { inks, type Element, type Paper } from "./paper.server";

export interface PaperColumn {
  readonly header: string;
  /** Share of the width. */
  readonly share: number;
  readonly isNumeric?: boolean;
}

export interface PaperRow {
  readonly cells: readonly string[];
  /** Stands out, but for what it begins with. */
  readonly isStrong?: boolean;
  readonly isHead?: boolean;
}

const size = 9;
const gap = { x: 10, y: 5 };
/** After how many rows others have their turn. */
const rowsAtOnce = 50;

/** Rows under column headings, which each further page repeats for the eye alone. */
export async function drawTable(
  paper: Paper,
  columns: readonly PaperColumn[],
  rows: readonly PaperRow[],
): Promise<void> {
  const table = addTo(paper.root, "Table", paper);
  const head = addTo(addTo(table, "THead", paper), "TR", paper);
  const headings = { cells: columns.map(({ header }) => header), isHead: true };
  drawRow(paper, {
    columns,
    row: headings,
    draw: (text, draw) => paper.tagged(head, "TH", text, draw, "Column"),
  });
  const body = addTo(table, "TBody", paper);
  for (const [index, row] of rows.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) await setImmediate();
    if (paper.ensure(heightOf(paper, columns, row)))
      drawRow(paper, {
        columns,
        row: headings,
        draw: (text, draw) => paper.decoration(() => draw(text), "Pagination"),
      });
    const element = addTo(body, "TR", paper);
    drawRow(paper, { columns, row, draw: (text, draw) => paper.tagged(element, "TD", text, draw) });
    element.end();
  }
  table.end();
  paper.doc.y += 14;
}

/** Names with their values beside them. */
export function drawPairs(
  paper: Paper,
  pairs: readonly { term: string; value: string }[],
  isNumeric = false,
): void {
  const columns = [
    { header: "", share: 0.3 },
    { header: "", share: isNumeric ? 0.2 : 0.7, isNumeric },
  ];
  const table = addTo(paper.root, "Table", paper);
  for (const { term, value } of pairs) {
    const row = { cells: [term, value] };
    paper.ensure(heightOf(paper, columns, row));
    const element = addTo(table, "TR", paper);
    drawRow(paper, {
      columns,
      row,
      draw: (text, draw, index) =>
        index === 0
          ? paper.tagged(element, "TH", text, draw, "Row")
          : paper.tagged(element, "TD", text, draw),
    });
  }
  table.end();
  paper.doc.y += 14;
}

interface DrawnRow {
  readonly columns: readonly PaperColumn[];
  readonly row: PaperRow;
  readonly draw: (text: string, draw: (text: string) => void, index: number) => void;
}

function drawRow(paper: Paper, { columns, row, draw }: DrawnRow): void {
  const { doc, left, width } = paper;
  const [top, height] = [doc.y, heightOf(paper, columns, row)];
  let x = left;
  for (const [index, { share, isNumeric }] of columns.entries()) {
    const place = { x, width: share * width - gap.x };
    const align = isNumeric ? ("right" as const) : ("left" as const);
    draw(
      row.cells[index] ?? "",
      (text) =>
        paper
          .style({ size, isBold: isBold(row, index) })
          .text(text, place.x, top + gap.y, { width: place.width, align }),
      index,
    );
    x += share * width;
  }
  const rule = () =>
    paper.doc
      .moveTo(left, top + height)
      .lineTo(x - gap.x, top + height)
      .lineWidth(0.5)
      .strokeColor(inks.line)
      .stroke();
  paper.decoration(rule);
  doc.y = top + height;
}

const isBold = ({ isHead = false, isStrong = false }: PaperRow, index: number): boolean =>
  isHead || (isStrong && index > 0);

function heightOf(paper: Paper, columns: readonly PaperColumn[], row: PaperRow): number {
  const heights = columns.map(({ share }, index) =>
    paper
      .style({ size, isBold: isBold(row, index) })
      .heightOfString(drawnOf(row.cells[index] ?? ""), { width: share * paper.width - gap.x }),
  );
  return Math.max(...heights) + 2 * gap.y;
}

function addTo(parent: Element, tag: string, { doc }: Paper): Element {
  const element = doc.struct(tag);
  parent.add(element);
  return element;
}
