// The table of a statement as pdfkit alone draws it: the same typefaces, cells and tags, rows of one height.
import { buffer } from "node:stream/consumers";
import Document from "pdfkit";
import type { StatementEntry } from "~server/features/statements/schemas";
import { pdfFonts } from "~/pdf/fonts.server";

const shares = [0.3, 0.34, 0.18, 0.18];
const [left, rowHeight] = [48, 31];

export async function drawBarePdf(entries: readonly StatementEntry[]): Promise<Buffer> {
  const { regular } = await pdfFonts();
  const untyped: object = { subset: "PDF/UA", font: null };
  const doc = new Document({
    size: "A4",
    margin: left,
    autoFirstPage: false,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en",
    ...untyped,
  });
  doc.registerFont("regular", regular).font("regular").fontSize(9);
  doc.addPage();
  const table = doc.struct("Table");
  doc.addStructure(table);
  let y = left;
  for (const { at, reference, amount, balance } of entries) {
    if (y + rowHeight > doc.page.height - left) {
      doc.addPage();
      y = left;
    }
    const row = doc.struct("TR");
    table.add(row);
    let x = left;
    const width = doc.page.width - 2 * left;
    const cells = [at, `Deposit\n${reference}`, `+$${amount.toFixed(2)}`, `$${balance.toFixed(2)}`];
    for (const [index, cell] of cells.entries()) {
      const place = { x, width: (shares[index] ?? 0) * width - 10 };
      row.add(
        doc.struct("TD", {}, () =>
          doc.text(cell, place.x, y + 5, {
            width: place.width,
            align: index > 1 ? "right" : "left",
          }),
        ),
      );
      x += (shares[index] ?? 0) * width;
    }
    row.end();
    doc.markContent("Artifact", { type: "Layout" });
    doc.moveTo(left, y + rowHeight).lineTo(left + width, y + rowHeight);
    doc.lineWidth(0.5).strokeColor("#c9d2cf").stroke();
    doc.endMarkedContent();
    y += rowHeight;
  }
  table.end();
  doc.end();
  return buffer(doc);
}
