// The file that a bank takes: pain.001.001.09.
import { describe, expect, test } from "vitest";
import { bankFile, sepaText } from "~server/features/payouts/bank-file-rules";
import { formatOf } from "~server/features/payouts/batch-rules";
import { payoutTable } from "~server/features/payouts/payout-table";
import { money } from "~server/kernel/money";
import { creditTransferFaults, elementsIn } from "../support/inputs/credit-transfer";

const iban = "DE89370400440532013000";
const transfer = {
  reference: "TX-7K2M9QWD4H",
  amount: money("EUR", 12_345),
  name: "Zoë Ångström & Søn <Ltd>",
  iban: "FR7630006000011234567890189",
  bic: "BNPAFRPP",
};
const file = bankFile({
  reference: "PB-7K2M9QWD4H",
  createdAt: Date.parse("2026-11-23T10:00:00Z"),
  executionDay: "2026-11-23",
  payer: { name: "Meridian Markets Ltd", iban, bic: "COBADEFFXXX" },
  transfers: [transfer, { ...transfer, reference: "TX-2", amount: money("EUR", 5) }],
});

describe("the bank file", () => {
  test("has the elements, in the order and with the contents, that the scheme asks for", () => {
    expect(creditTransferFaults(file)).toEqual([]);
  });

  test("names each payment once, and their number and sum twice", () => {
    expect(file.match(/<NbOfTxs>2</g)).toHaveLength(2);
    expect(file.match(/<CtrlSum>123\.50</g)).toHaveLength(2);
    expect(file).toContain('<InstdAmt Ccy="EUR">123.45</InstdAmt>');
    expect(file).toContain("<Nm>Zoe Angstrom + Son .Ltd.</Nm>");
    const [document] = elementsIn(file).children;
    const payment = document?.children[0]?.children[1];
    expect(payment?.children.filter(({ name }) => name === "CdtTrfTxInf")).toHaveLength(2);
  });

  test.each([
    ["an element is missing", (text: string) => text.replace(/ *<ChrgBr>.*\n/, "")],
    [
      "two are swapped",
      (text: string) => text.replace(/( *<PmtMtd>.*\n)( *<NbOfTxs>.*\n)/, "$2$1"),
    ],
    ["one is unknown", (text: string) => text.replace("<ChrgBr>", "<X>1</X><ChrgBr>")],
    ["a value is too long", (text: string) => text.replace("TX-2", "T".repeat(36))],
    ["a letter is not of the area", (text: string) => text.replace("Meridian", "Мeridian")],
    ["the currency is another", (text: string) => text.replaceAll('"EUR"', '"USD"')],
    ["an amount is nothing", (text: string) => text.replace("123.45", "0.00")],
    ["the namespace is another", (text: string) => text.replace("001.001.09", "001.001.03")],
    [
      "there is no payment",
      (text: string) => text.replace(/ *<CdtTrfTxInf>[^]*<\/CdtTrfTxInf>\n/, ""),
    ],
  ])("is not valid where %s", (_what, spoil) => {
    expect(spoil(file)).not.toBe(file);
    expect(creditTransferFaults(spoil(file))).not.toEqual([]);
  });
});

test.each([
  ["José Müller-Groß", "Jose Muller-Gross"],
  ["Łukasz Đorđe", "Lukasz Dorde"],
  ["A".repeat(90), "A".repeat(70)],
  ["王", "."],
])("%s is written as %s", (name, written) => {
  expect(sepaText(name)).toBe(written);
});

test.each([
  ["EUR", true, true, "pain.001"],
  ["EUR", true, false, "csv"],
  ["USD", true, true, "csv"],
  ["EUR", false, true, "csv"],
] as const)(
  "%s, within the area: %s, payer known: %s, goes into %s",
  (currency, isSepa, hasPayer, format) => {
    expect(formatOf({ currency, isSepa, hasPayer })).toBe(format);
  },
);

test("the table has a row for each payout, and no cell of it runs as a formula", () => {
  const table = payoutTable([
    {
      reference: "TX-1",
      amount: money("USD", 4_000),
      bankDetails: {
        region: "USA",
        recipientName: "=1+1",
        bankName: "Lakeside",
        accountNumber: "000123456789",
        routingNumber: "021000021",
      },
    },
    {
      reference: "TX-2",
      amount: money("USD", 100),
      walletAddress: "1A1zP1eP5QGefi2DMPTfTL5SLmv7Di",
    },
  ]);
  const [heading, usa, bitcoin] = table.split("\r\n");
  expect(heading).toContain("Reference,Amount,Currency,Method,Recipient");
  expect(usa).toContain(`TX-1,40.00,USD,Bank transfer,"'=1+1",Lakeside,000123456789,021000021`);
  expect(bitcoin).toContain("TX-2,1.00,USD,Bitcoin");
});
