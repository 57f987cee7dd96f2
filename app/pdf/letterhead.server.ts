// The letterhead: logo and name at the start of the line, company and address at its end, a line below.
import { sign } from "~server/kernel/brand-drawing";
import { operator } from "~server/kernel/operator";
import { isolated } from "~server/locales/isolate";
import type { Locale } from "~server/locales/locale";
import type { PdfDocument } from "./pdf-document.server";
import { inks } from "./text-painter.server";

const markSize = 26;
const addressWidth = 220;
const markGap = 7;
const gapAfter = 26;

export function drawLetterhead(pdf: PdfDocument, locale: Locale): void {
  const { doc, left, width } = pdf;
  const top = doc.y;
  pdf.decoration(() => {
    doc
      .save()
      .translate(pdf.mirrored(left, markSize), top)
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
  const [brand, company, ...office] = [
    operator().brand,
    operator().company,
    ...operator().office,
  ].map((text) => isolated(text, locale));
  pdf.tagged(pdf.root, "P", brand ?? "", (drawn) =>
    pdf.text(
      drawn,
      { size: 16, isBold: true },
      {
        x: left + markSize + markGap,
        y: top + 4,
        width: width - addressWidth - markSize - 2 * markGap,
      },
    ),
  );
  const nameEnd = doc.y;
  const x = left + width - addressWidth;
  const address = { x, width: addressWidth, align: "end", lineGap: 1.5 } as const;
  pdf.tagged(pdf.root, "P", company ?? "", (drawn) =>
    pdf.text(drawn, { size: 8.5, isBold: true }, { ...address, y: top }),
  );
  pdf.tagged(pdf.root, "P", office.join("\n"), (drawn) =>
    pdf.text(drawn, { size: 8.5, ink: "muted" }, { ...address, y: doc.y }),
  );
  const end = Math.max(doc.y, nameEnd, top + markSize) + 8;
  pdf.rule(end, "accent", 1);
  doc.y = end + gapAfter;
}
