// The letterhead: logo and name on the left, company and address on the right, a line below.
import { sign } from "~server/kernel/brand-drawing";
import { operator } from "~server/kernel/operator";
import { inks, type PdfDocument } from "./pdf-document.server";

const markSize = 26;
const addressWidth = 220;
const markGap = 7;
const gapAfter = 26;

export function drawLetterhead(pdf: PdfDocument): void {
  const { doc, left, width } = pdf;
  const top = doc.y;
  pdf.decoration(() => {
    doc
      .save()
      .translate(left, top)
      .scale(markSize / 24);
    doc
      .lineWidth(1.75)
      .strokeColor(inks.accent)
      .circle(12, 12, sign.radius)
      .stroke()
      .path(sign.path)
      .stroke();
    doc.restore();
  });
  const { brand, company, office } = operator();
  const besideAddress = { width: width - addressWidth - markSize - 2 * markGap };
  pdf.tagged(pdf.root, "P", brand, (drawn) =>
    pdf
      .style({ size: 16, isBold: true })
      .text(drawn, left + markSize + markGap, top + 4, besideAddress),
  );
  const nameEnd = doc.y;
  const address = { width: addressWidth, align: "right" as const, lineGap: 1.5 };
  const x = left + width - addressWidth;
  pdf.tagged(pdf.root, "P", company, (drawn) =>
    pdf.style({ size: 8.5, isBold: true }).text(drawn, x, top, address),
  );
  pdf.tagged(pdf.root, "P", office.join("\n"), (drawn) =>
    pdf.style({ size: 8.5, ink: "muted" }).text(drawn, x, doc.y, address),
  );
  const end = Math.max(doc.y, nameEnd, top + markSize) + 8;
  pdf.rule(end, "accent", 1);
  doc.y = end + gapAfter;
}
