// The PDF of a statement, read as its bytes: its structure, its language, and nothing that is drawn outside of both.
import { beforeAll, describe, expect, test } from "vitest";
import { formatMoney } from "~server/kernel/money-format";
import { operator } from "~server/kernel/operator";
import { PdfDocument } from "~/pdf/pdf-document.server";
import { drawPdf } from "~/routes/customer/statements/draw-pdf.server";
import { statementOf } from "../support/inputs/statement";
import { PdfText } from "../support/pages/pdf-text";

const statement = statementOf(120, { holder: "Zoë Žižková-Παπαδοπούλου", currency: "EUR" });

let pdf: PdfText;
beforeAll(async () => {
  pdf = PdfText.of(
    await drawPdf(statement, {
      isDemo: true,
      email: "zoe@example.com",
      isPlain: true,
      locale: "en",
    }),
  );
});

describe("the PDF of a statement", () => {
  test("declares that it is tagged, its language and its standard, and shows its title", () => {
    for (const text of [
      "/Marked true",
      "/Lang (en)",
      "/DisplayDocTitle true",
      "<pdfuaid:part>1</pdfuaid:part>",
      "/StructTreeRoot",
    ])
      expect(pdf.source).toContain(text);
  });

  test("has a heading, sections, and tables whose headings say of what they are", () => {
    const count = (tag: string) => pdf.elements(tag).length;
    expect([count("Document"), count("H1"), count("H2"), count("Table")]).toEqual([1, 1, 3, 4]);
    // The columns of the summary and of the entries.
    expect(pdf.elements("TH").filter((element) => element.includes("/Scope /Column"))).toHaveLength(
      4 + 4,
    );
    expect(pdf.elements("TH").filter((element) => element.includes("/Scope /Row"))).toHaveLength(
      count("TH") - 8,
    );
    // The opening and the closing balance, and four cells each; each other value has a name of its own.
    expect(count("TD")).toBe((120 + 2) * 4 + count("TH") - 4);
  });

  test("draws text and lines only within elements or as decoration", () => {
    expect(pdf.pages).toBeGreaterThan(3);
    expect(pdf.untagged()).toEqual([]);
  });

  test("starts with a letterhead: the logo, the name, the company and its address", () => {
    const [head = ""] = pdf.text.split(statement.holder);
    for (const text of [operator().brand, operator().company, ...operator().office])
      expect(head).toContain(text);
  });

  test("leaves the amount blank where the balance did not change, as the page does", () => {
    expect(pdf.text).toContain(formatMoney(statement.openingBalance, "EUR", "en"));
    expect(pdf.text).not.toContain("–");
  });

  test("says how far the money of a withdrawal has come", async () => {
    const payouts = ["to_send", "sent", "arrived", "returned"] as const;
    const withdrawals = statementOf(4, { holder: "Nora New", currency: "USD" }, (index) => ({
      kind: "withdrawal",
      amount: -1,
      payout: { state: payouts[index - 1] ?? "to_send" },
    }));
    const { text } = PdfText.of(
      await drawPdf(withdrawals, {
        isDemo: true,
        email: "nora@example.com",
        isPlain: true,
        locale: "en",
      }),
    );
    expect(text.match(/Withdrawal: (?:Approved|Sent|Arrived|Returned)/g)).toEqual([
      "Withdrawal: Approved",
      "Withdrawal: Sent",
      "Withdrawal: Arrived",
      "Withdrawal: Returned",
    ]);
  });

  test("has lines of one width", () => {
    expect(pdf.rules.length).toBeGreaterThan(120);
    expect(new Set(pdf.rules)).toEqual(new Set(["48 to 547.28"]));
  });

  test("embeds its fonts, whatever the reader has", () => {
    expect(pdf.source.match(/\/FontFile2 /g)).toHaveLength(2);
    expect(pdf.source).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/);
  });

  test("parses each font once, however often it is used", async () => {
    const paper = await PdfDocument.open({
      title: "A",
      author: "B",
      subject: "C",
      language: "en",
      direction: "ltr",
      madeAt: 0,
    });
    const chosen = (isBold: boolean): unknown =>
      Reflect.get(paper.style({ size: 9, isBold }), "_font");
    const first = [chosen(false), chosen(true)];
    expect(first[0]).not.toBe(first[1]);
    expect([chosen(false), chosen(true)].every((font, index) => font === first[index])).toBe(true);
  });

  test("has the glyphs of the holder's name, and the text and figures of the page", () => {
    for (const text of [
      statement.holder,
      "Statement for October 2026",
      "Demonstration",
      "1 Oct 2026 to 31 Oct 2026",
      "Europe/Vienna (UTC+2, then UTC+1)",
      "Opening balance",
      "€219.00",
      "Page 1 of ",
    ]) {
      expect(pdf.text).toContain(text);
    }
  });

  test("has no missing glyphs: a logo, the email next to it, a word about it, and the name as text", async () => {
    const other = PdfText.of(
      await drawPdf(
        { ...statement, entries: [], holder: "山田太郎 Yamada" },
        { isDemo: false, email: "taro@example.com", isPlain: true, locale: "en" },
      ),
    );
    const [element = ""] = other.elements("TD").filter((text) => text.includes("/ActualText"));
    expect(other.strings(element)).toContain("山田太郎 Yamada (taro@example.com)");
    expect(other.text).toContain("[…] Yamada (taro@example.com)");
    expect(other.text).toContain("[…] replaces characters");
    expect(pdf.text).not.toContain("replaces characters");
    expect(other.text).not.toContain("Demonstration");
  });
});
