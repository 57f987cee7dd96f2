// The PDF of a statement in a language that is written from right to left, and names in such scripts on an English one.
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, test } from "vitest";
import type { Locale } from "~server/locales/locale";
import { PdfDocument } from "~/pdf/pdf-document.server";
import { drawPdf } from "~/routes/customer/statements/draw-pdf.server";
import { statementOf } from "../support/inputs/statement";
import { PdfText } from "../support/pages/pdf-text";

const draw = (holder: string, locale: Locale, isPlain = true) =>
  drawPdf(
    statementOf(60, { holder, currency: "USD" }, (index) =>
      index === 2 ? { kind: "withdrawal", amount: -1, payout: { state: "sent" } } : {},
    ),
    { isDemo: true, email: "sami@example.com", isPlain, locale },
  );
const pdfOf = async (holder: string, locale: Locale) => PdfText.of(await draw(holder, locale));

/** What is copied from a viewer that puts the drawn letters back into their order itself. */
async function copiedFrom(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  // As viewers do: a ligature is its letters.
  return text.normalize("NFKC");
}

const holderLines = (pdf: PdfText) =>
  /Account holder\n(.*?)\nAccount\n/s.exec(pdf.readText)?.[1]?.split("\n") ?? [];

const leftToRight = (text: string) => [...text].toReversed().join("");
const controls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
/** Letters in the form for their place in a word, which searching doesn't find. */
const presentationForms = /[\ufb50-\ufdff\ufe70-\ufefc]/u;
const title = "كشف الحساب عن أكتوبر 2026";

describe("an Arabic statement as PDF", () => {
  let pdf: PdfText;
  beforeAll(async () => {
    pdf = await pdfOf("سامي الأحمد", "ar");
  });
  const texts = (...tags: string[]) =>
    tags.flatMap((tag) => pdf.elements(tag).flatMap((element) => pdf.strings(element)));

  test("declares its language", () => {
    expect(pdf.source).toContain("/Lang (ar)");
  });

  test("has the digits that were chosen with the language", async () => {
    const { readText } = await pdfOf("سامي الأحمد", "ar-u-nu-arab");
    for (const text of ["كشف الحساب عن أكتوبر ٢٠٢٦", "٢١٩٫٠٠ US$", "−١٫٠٠ US$"])
      expect(readText.replaceAll("\u00a0", " ")).toContain(text);
  });

  test("has elements that are read in the order of the language", () => {
    expect(texts("H1")).toContain(title);
    expect(texts("H2")).toContain("الملخص");
    expect(texts("TH")).toEqual(expect.arrayContaining(["صاحب الحساب", "التاريخ", "الرصيد"]));
    expect(texts("TD")).toEqual(
      expect.arrayContaining(["سامي الأحمد", "المحفظة ••••7d2f (USD)", "سحب: تم الإرسال\nTX-2"]),
    );
  });

  test("has lines that are read and copied in the order of the language", () => {
    for (const text of [
      title,
      "سامي الأحمد",
      "5 أكتوبر 2026 في 11:00 ص UTC+2",
      "سحب: تم الإرسال",
      "الصفحة 1 من ",
    ])
      expect(pdf.readText).toContain(text);
    expect(pdf.readText).not.toMatch(presentationForms);
  });

  test("is copied in the order of the language from a viewer that goes by what is drawn", async () => {
    const text = await copiedFrom(await draw("سامي الأحمد", "ar", false));
    for (const part of [title, "سامي الأحمد", "سحب: تم الإرسال", "TX-17", "219.00"])
      expect(text).toContain(part);
  });

  test("is drawn from the right, in letters that are joined", () => {
    expect(pdf.text).toContain(leftToRight("كشف الحساب عن أكتوبر"));
    // The letters of a ligature are one glyph.
    expect(pdf.text).toContain(leftToRight("سامي ا\ufef7حمد"));
  });

  test("keeps amounts, signs, references and offsets from left to right", () => {
    for (const text of ["+1.00\u00a0US$", "−1.00\u00a0US$", "219.00\u00a0US$", "TX-17"])
      expect(pdf.text.split("\n")).toContain(text);
    expect(pdf.text).toContain("(USD) ••••7d2f");
    expect(pdf.text).toContain("UTC+2");
  });

  test("draws no control characters and no boxes, and leaves nothing out", () => {
    expect(pdf.text).not.toMatch(controls);
    expect(pdf.readText).not.toMatch(controls);
    expect(texts("H1", "H2", "P", "TH", "TD").join("")).not.toMatch(controls);
    expect(pdf.readText).not.toContain("[…]");
    expect(pdf.missingGlyphs).toBe(0);
  });

  test("starts at the right: the headings, and the columns of tables", () => {
    const places = [title, "التاريخ", "التفاصيل", "المبلغ", "الرصيد"].map((text) =>
      pdf.placeOf(text),
    );
    expect(places[0]).toBeGreaterThan(595 / 2);
    expect(places.slice(1)).toEqual(
      places.slice(1).toSorted((one = NaN, other = NaN) => other - one),
    );
    expect(pdf.placeOf("الرصيد")).toBe(48);
    expect(pdf.placeOf("219.00\u00a0US$")).toBeGreaterThan(48);
  });

  test("draws text and lines only within elements or as decoration, on lines of one width", () => {
    expect(pdf.untagged()).toEqual([]);
    expect(new Set(pdf.rules)).toEqual(new Set(["48 to 547.28"]));
  });

  test("cuts a foot that is longer than its line at its end", async () => {
    const paper = await PdfDocument.open(
      { title: "A", author: "B", subject: "C", language: "ar", direction: "rtl", madeAt: 0 },
      true,
    );
    const foot = Array.from({ length: 40 }, () => "كشف").join(" ");
    const { readText } = PdfText.of(await paper.finish(() => [foot, "12"]));
    const [cut = "", page] = readText.split("\n");
    expect(page).toBe("12");
    expect(cut).toMatch(/^كشف كشف .+…$/);
    expect(foot.startsWith(cut.slice(0, -1))).toBe(true);
  });

  test("keeps a Latin name together, with the mark at its end", async () => {
    const other = await pdfOf("Zoë Jones (Ltd.)", "ar");
    expect(other.text.split("\n")).toContain("Zoë Jones (Ltd.)");
  });
});

describe("an English statement as PDF", () => {
  test.each([
    ["Arabic", "محمد علي", leftToRight("محمد علي")],
    ["Hebrew", "אברהם כהן", leftToRight("אברהם כהן")],
    // The digits and brackets are read from the left, the name from the right.
    ["mixed", "אברהם (12) Smith", `Smith (12) ${leftToRight("אברהם")}`],
    ["Latin and Arabic", "Smith محمد علي", `Smith ${leftToRight("محمد علي")}`],
    ["Arabic and Hebrew", "محمد כהן", `${leftToRight("כהן")} ${leftToRight("محمد")}`],
  ])("draws a name in its order: %s", async (_script, holder, drawn) => {
    const pdf = await pdfOf(holder, "en");
    expect(pdf.text.split("\n")).toContain(drawn);
    expect(pdf.readText.split("\n")).toContain(holder);
    expect(pdf.elements("TD").flatMap((cell) => pdf.strings(cell))).toContain(holder);
    expect(pdf.missingGlyphs).toBe(0);
    expect(pdf.text).not.toMatch(controls);
    // The page itself is not mirrored.
    expect(pdf.placeOf("Account holder")).toBe(48);
    expect(pdf.placeOf(holder)).toBe(pdf.placeOf("Wallet ••••7d2f (USD)"));
  });

  test("breaks a long name into lines that are each read from the right", async () => {
    const holder = Array.from({ length: 24 }, () => "عبد الرحمن").join(" ");
    const lines = holderLines(await pdfOf(holder, "en"));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(" ")).toBe(holder);
  });

  test("breaks a name without spaces where the line is full", async () => {
    const holder = "محمد".repeat(80);
    const lines = holderLines(await pdfOf(holder, "en"));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join("")).toBe(holder);
  });

  test("replaces letters that the font lacks, such as Urdu's, and has them as text", async () => {
    const pdf = await pdfOf("علی ہے", "en");
    expect(pdf.missingGlyphs).toBe(0);
    expect(pdf.readText).toContain("[…]");
    expect(pdf.elements("TD").flatMap((cell) => pdf.strings(cell))).toContain(
      "علی ہے (sami@example.com)",
    );
  });
});
