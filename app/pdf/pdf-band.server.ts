// The most important figures, side by side on a background.
import { drawableText } from "./fonts.server";
import { inset, type PdfDocument } from "./pdf-document.server";
import { addTo } from "./pdf-tables.server";
import { inks, type Style } from "./text-painter.server";

const nameStyle = { size: 8, ink: "muted" } as const;
const valueStyle = { size: 12, isBold: true } as const;
const gap = 3;

export function drawBand(
  pdf: PdfDocument,
  figures: readonly { term: string; value: string }[],
): void {
  const { doc, left } = pdf;
  const width = pdf.width / figures.length;
  const textWidth = width - 2 * inset;
  const highest = (texts: readonly string[], style: Style) =>
    Math.max(...texts.map((text) => pdf.heightOf(drawableText(text), style, textWidth)));
  const nameHeight = highest(
    figures.map(({ term }) => term),
    nameStyle,
  );
  const valueHeight = highest(
    figures.map(({ value }) => value),
    valueStyle,
  );
  const height = nameHeight + gap + valueHeight + 2 * inset;
  pdf.ensure(height);
  const top = doc.y;
  pdf.decoration(() => doc.rect(left, top, pdf.width, height).fill(inks.band));
  const xOf = (index: number) => left + index * width + inset;
  const table = addTo(pdf.root, "Table", pdf);
  const names = addTo(table, "TR", pdf);
  for (const [index, { term }] of figures.entries())
    pdf.tagged(
      names,
      "TH",
      term,
      (text) => pdf.text(text, nameStyle, { x: xOf(index), y: top + inset, width: textWidth }),
      "Column",
    );
  const values = addTo(table, "TR", pdf);
  for (const [index, { value }] of figures.entries())
    pdf.tagged(values, "TD", value, (text) =>
      pdf.text(text, valueStyle, {
        x: xOf(index),
        y: top + inset + nameHeight + gap,
        width: textWidth,
      }),
    );
  table.end();
  doc.y = top + height + 18;
}
