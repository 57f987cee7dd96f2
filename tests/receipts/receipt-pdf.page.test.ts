// The PDF of a receipt, read as its bytes, in each language; and the way to it.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Receipt } from "~server/features/receipts/schemas";
import { operator } from "~server/kernel/operator";
import { drawReceipt } from "~/routes/customer/transactions/draw-receipt.server";
import { openPortal, type InProcessPortal } from "../support/portal/in-process-portal";
import { PdfText } from "../support/pages/pdf-text";
import type { Visitor } from "../support/people/visitor";

const sample: Receipt = {
  id: "01890000-0000-7000-8000-000000000001",
  reference: "TX-7Q2M-9KD4",
  type: "deposit",
  action: "funding",
  paymentMethod: "card",
  amount: 108.42,
  currency: "USD",
  sourceAmount: 100,
  sourceCurrency: "EUR",
  rate: "1.084200",
  rateAsOf: "2026-11-20",
  rateIsSimulated: false,
  status: "successful",
  createdAt: "2026-11-20T09:00:00.000Z",
  updatedAt: "2026-11-20T10:00:00.000Z",
  holder: "Zoë Žižková",
  email: "zoe@example.com",
  card: "Visa ••••1111",
  isProofOfPayment: true,
  timeZone: "Europe/Vienna",
  drawnUpAt: "2026-11-21T09:00:00.000Z",
};

const pdfOf = async (given: Partial<Receipt> = {}, locale = "en") =>
  PdfText.of(
    await drawReceipt(
      { ...sample, ...given },
      { isDemo: false, email: sample.email, isPlain: true, locale },
    ),
  );

describe("the PDF of a receipt", () => {
  test("is tagged, and names its language, its title, the operator and each fact", async () => {
    const pdf = await pdfOf();
    for (const text of ["/Marked true", "/Lang (en)", "/DisplayDocTitle true", "<pdfuaid:part>1"])
      expect(pdf.source).toContain(text);
    expect(pdf.untagged()).toEqual([]);
    expect(pdf.missingGlyphs).toBe(0);
    expect(pdf.elements("H1")).toHaveLength(1);
    expect(pdf.elements("TH")).toHaveLength(pdf.elements("TD").length);
    for (const text of [
      operator().company,
      ...operator().office,
      "Receipt for TX-7Q2M-9KD4",
      "Zoë Žižková",
      "Deposit",
      "Card",
      "$108.42",
      "€100.00",
      "1 EUR = 1.0842 USD (European Central Bank), 20 Nov 2026",
      "Visa ••••1111",
      "Successful",
      "20 Nov 2026, 10:00 UTC+1",
      "21 Nov 2026, 10:00 UTC+1",
      "The amount was credited to the customer's wallet.",
    ])
      expect(pdf.text).toContain(text);
    expect(pdf.text).not.toContain("proof of payment");
    expect(pdf.text).not.toContain("Fee");
  });

  test("shows the fee and what is left of the amount, where there is a fee", async () => {
    const { text } = await pdfOf({ fee: 1.42, netAmount: 107 });
    for (const line of ["Fee (included)", "$1.42", "Amount after fee", "$107.00"])
      expect(text).toContain(line);
  });

  test.each([
    ["pending", { status: "pending" }, "This transaction is pending"],
    ["failed", { status: "failed" }, "This transaction failed"],
    ["to send", { type: "withdrawal", payout: { state: "to_send" } }, "hasn't been sent yet"],
    ["returned", { type: "withdrawal", payout: { state: "returned" } }, "was returned"],
  ] as const)("says that one which is %s is no proof of payment", async (_name, given, text) => {
    const pdf = await pdfOf({ ...given, isProofOfPayment: false });
    const read = pdf.readText.replaceAll(/\s+/g, " ");
    expect(read).toContain(text);
    expect(read).toContain("isn't proof of payment");
  });

  test.each([
    ["es", "Comprobante de TX-7Q2M-9KD4", "Cliente"],
    ["de", "Beleg für TX-7Q2M-9KD4", "Kunde"],
    ["ar", "إيصال المعاملة TX-7Q2M-9KD4", "العميل"],
  ])("is in the language of its reader: %s", async (locale, title, customer) => {
    const pdf = await pdfOf({ holder: "سامي الأحمد" }, locale);
    expect(pdf.source).toContain(`/Lang (${locale})`);
    expect(pdf.readText.split("\n")).toEqual(expect.arrayContaining([title, customer]));
    expect(pdf.elements("TD").flatMap((cell) => pdf.strings(cell))).toContain("سامي الأحمد");
    expect(pdf.missingGlyphs).toBe(0);
    expect(pdf.text).not.toMatch(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u);
    // The names of facts are at the right of an Arabic page.
    const place = pdf.placeOf(customer) ?? 0;
    if (locale === "ar") expect(place).toBeGreaterThan(400);
    else expect(place).toBe(48);
  });

  test("has the email address beside a name whose letters the font lacks", async () => {
    const pdf = await pdfOf({ holder: "山田太郎" });
    expect(pdf.readText).toContain("[…] (zoe@example.com)");
  });
});

describe("the way to a receipt", () => {
  let portal: InProcessPortal;
  let hana: Visitor;
  beforeAll(async () => {
    portal = await openPortal();
    hana = await portal.signInAs("hana");
  });
  afterAll(() => portal.close());

  test("is a link on the page of a transaction, for its customer and for staff", async () => {
    const list = await hana.get("/dashboard/transactions?type=withdrawal");
    const path = /href="\/dashboard\/transactions\/([\w-]{30,})"/.exec(list.html)?.[1] ?? "";
    const page = await hana.get(`/dashboard/transactions/${path}`);
    const [reference = ""] = /TX-[\w-]+/.exec(page.text) ?? [];
    const href = page.link("Download receipt");
    const { status, headers, html } = await hana.get(href);
    expect([status, headers.get("Content-Type"), headers.get("Cache-Control")]).toEqual([
      200,
      "application/pdf",
      "no-store",
    ]);
    expect(headers.get("Content-Disposition")).toBe(
      `attachment; filename="receipt-${reference}.pdf"`,
    );
    expect(html).toContain("/Lang (en)");
    const admin = await portal.signInAs("admin");
    const staffPage = await admin.get(`/admin/transactions/${path}`);
    expect(staffPage.link("Receipt (PDF)")).toBe(href);
    expect((await admin.get(href)).status).toBe(200);
    // For anyone else it doesn't exist.
    expect((await (await portal.signInAs("george")).get(href)).status).toBe(404);
    expect((await portal.visitor().get(href)).location).toContain("/login");
  });
});
