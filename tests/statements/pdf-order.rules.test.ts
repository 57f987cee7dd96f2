// The order and the letters of text in PDFs, without drawing it.
import PdfKit from "pdfkit";
import { describe, expect, test } from "vitest";
import { drawableText, pdfFonts } from "~/pdf/fonts.server";
import { brokenLines } from "~/pdf/line-breaks.server";
import { needsOrder, paragraphReader, withoutControls } from "~/pdf/reading-order.server";

describe("the order of a line", () => {
  test.each([
    ["ltr", "Hello world", ["ltr Hello world"]],
    ["rtl", "שלום (עולם)", ["rtl שלום )עולם("]],
    ["ltr", "Wallet of דוד, open", ["ltr Wallet of ", "rtl דוד", "ltr , open"]],
    ["rtl", "محفظة Ltd 12", ["ltr Ltd 12", "rtl محفظة "]],
    // Digits are read from the left in both directions.
    ["rtl", "من 12 إلى 34", ["ltr 34", "rtl  إلى ", "ltr 12", "rtl من "]],
    ["rtl", "سنة ١٢٣", ["ltr ١٢٣", "rtl سنة "]],
    // Each script is shaped by its own rules.
    ["rtl", "محمد דוד علي", ["rtl علي", "rtl דוד ", "rtl محمد "]],
    // Isolated, a value keeps its order, and its marks stay at its end.
    ["rtl", "\u2066+1.00 US$\u2069", ["ltr +1.00 US$"]],
    ["rtl", "من \u2068Acme (Ltd.)\u2069", ["ltr Acme (Ltd.)", "rtl من "]],
    ["ltr", "\u2068דוד!\u2069 x", ["rtl דוד!", "ltr  x"]],
    ["ltr", "\u200e\u2066\u2069", []],
  ] as const)("in %s text: %s", async (base, text, expected) => {
    const runs = (await paragraphReader(base))(text).runsOf(0, text.length);
    expect(runs.map((run) => `${run.direction} ${run.text}`)).toEqual(expected);
  });

  test("names the script of letters from the right", async () => {
    const read = await paragraphReader("rtl");
    const scriptsOf = (text: string) =>
      read(text)
        .runsOf(0, text.length)
        .map(({ script }) => script);
    expect([scriptsOf("محمد"), scriptsOf("דוד"), scriptsOf("abc")]).toEqual([
      ["arab"],
      ["hebr"],
      [undefined],
    ]);
  });

  test("goes by the whole paragraph: a value that a line breaks stays isolated", async () => {
    const text = "دفع \u2068Acme 12! (Ltd.)\u2069";
    const runs = (await paragraphReader("rtl"))(text).runsOf(text.indexOf("12"), text.length);
    expect(runs.map((run) => `${run.direction} ${run.text}`)).toEqual(["ltr 12! (Ltd.)"]);
  });

  test("is left alone where letters are drawn as they are read", () => {
    expect(needsOrder("Zoë Žižková", "ltr")).toBe(false);
    expect(["דוד", "محمد", "\u2066$1\u2069"].map((text) => needsOrder(text, "ltr"))).toEqual([
      true,
      true,
      true,
    ]);
    expect(needsOrder("Zoë", "rtl")).toBe(true);
    expect(withoutControls("\u2066$1\u2069\u200f")).toBe("$1");
  });
});

describe("lines that fit", () => {
  const broken = (text: string, width: number) =>
    brokenLines(text, ({ start, end }) => end - start <= width).map(({ start, end }) =>
      text.slice(start, end),
    );

  test("end between words, without the spaces there", () => {
    expect(broken("one two three", 100)).toEqual(["one two three"]);
    expect(broken("one two three", 8)).toEqual(["one two", "three"]);
    expect(broken("", 8)).toEqual([""]);
  });

  test("end within a word that is longer than a line, and never within a letter", () => {
    expect(broken("ab abcdefgh", 4)).toEqual(["ab a", "bcde", "fgh"]);
    expect(broken("e\u0301e\u0301e\u0301", 3)).toEqual(["e\u0301", "e\u0301", "e\u0301"]);
    expect(broken("abc", 0)).toEqual(["a", "b", "c"]);
  });
});

function lettersOf(font: Buffer): Set<number> {
  const { characterSet }: { characterSet: number[] } = Reflect.get(
    Reflect.get(new PdfKit().font(font), "_font"),
    "font",
  );
  return new Set(characterSet);
}

describe("the letters of PDFs", () => {
  test("are all in both typefaces: others are replaced", async () => {
    const { regular, bold } = await pdfFonts();
    const [inRegular, inBold] = [regular, bold].map(lettersOf);
    const missing = Array.from({ length: 0xffff - 0x20 }, (_, at) => at + 0x20).filter((code) => {
      const letter = String.fromCharCode(code);
      const isDrawn = drawableText(letter) === letter && withoutControls(letter) === letter;
      return isDrawn && !(inRegular?.has(code) && inBold?.has(code));
    });
    expect(missing.map((code) => code.toString(16))).toEqual([]);
  });

  test("are those of the alphabets that the statement's languages and names have", () => {
    for (const text of [
      "Zoë Žižková",
      "Παπαδοπούλου",
      "Шевченко",
      "სახელი",
      "Անուն",
      "שָׁלוֹם",
      "مُحَمَّد",
    ])
      expect(drawableText(text)).toBe(text);
    expect(drawableText("山田太郎 Yamada")).toBe("[…] Yamada");
  });
});
