// The file that a bank takes: pain.001.001.09.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bankFile, isSepaName, sepaText } from "~server/features/payouts/bank-file-rules";
import {
  checkBatchStep,
  railOf,
  railOfLine,
  railsNotDownloaded,
  railsOf,
} from "~server/features/payouts/batch-rules";
import { payoutTable } from "~server/features/payouts/payout-table";
import { money } from "~server/kernel/money";
import { bankFileParts, creditTransferFaults, elementsIn } from "../support/inputs/credit-transfer";

const { iban } = bankFileParts.payer;
const parts = bankFileParts;
const [transfer] = parts.transfers;
const file = bankFile(parts);

describe("the bank file", () => {
  test("has the elements, in the order and with the contents, that the scheme requires", () => {
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

  test("is valid with any names and amounts", () => {
    const cents = fc.integer({ min: 1, max: 100_000_000 });
    const payee = fc.record({
      name: fc.string({ unit: "grapheme", minLength: 1, maxLength: 140 }),
      cents,
    });
    const payees = fc.array(payee, { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(payees, fc.string({ unit: "grapheme", maxLength: 140 }), (all, payerName) => {
        const transfers = all.map(({ name, cents: minor }, at) => ({
          ...transfer,
          reference: `TX-${at}`,
          name,
          amount: money("EUR", minor),
        }));
        const payer = { name: payerName, iban, bic: "COBADEFFXXX" };
        expect(creditTransferFaults(bankFile({ ...parts, payer, transfers }))).toEqual([]);
      }),
    );
  });

  test.each([
    ["longer than 35 characters", "T".repeat(36)],
    ["empty", ""],
    ["with an unsupported character", "TX-É"],
    ["that begins with a slash", "/TX-1"],
    ["that ends with one", "TX-1/"],
    ["with two in a row", "TX//1"],
  ])("is not created with a reference %s, of a payment or its own", (_what, reference) => {
    const text = "A bank file can't contain the reference";
    expect(() => bankFile({ ...parts, transfers: [{ ...transfer, reference }] })).toThrow(text);
    expect(() => bankFile({ ...parts, reference })).toThrow(text);
  });

  test("is not created if it has a payment twice, or one that is not in euros", () => {
    expect(() => bankFile({ ...parts, transfers: [transfer, transfer] })).toThrow("twice");
    const dollars = { ...transfer, reference: "TX-3", amount: money("USD", 1) };
    expect(() => bankFile({ ...parts, transfers: [transfer, dollars] })).toThrow();
  });

  test.each([
    ["an element is missing", (text: string) => text.replace(/ *<ChrgBr>.*\n/, "")],
    [
      "two are swapped",
      (text: string) => text.replace(/( *<PmtMtd>.*\n)( *<NbOfTxs>.*\n)/, "$2$1"),
    ],
    ["one is unknown", (text: string) => text.replace("<ChrgBr>", "<X>1</X><ChrgBr>")],
    ["a reference is too long", (text: string) => text.replace("TX-2", "T".repeat(36))],
    ["a name is too long", (text: string) => text.replace("Meridian", "M".repeat(70))],
    [
      "the text for the payee is too long",
      (text: string) => text.replace(/<Ustrd>[^<]*/, `<Ustrd>${"T".repeat(141)}`),
    ],
    ["an amount has one decimal", (text: string) => text.replace("123.45", "123.4")],
    ["an amount has three", (text: string) => text.replace("123.45", "123.450")],
    ["an amount is too large", (text: string) => text.replace("123.45", "1000000000.00")],
    ["the sum is wrong", (text: string) => text.replace("123.50", "123.51")],
    ["the number of payments is wrong", (text: string) => text.replace("<NbOfTxs>2", "<NbOfTxs>3")],
    ["a payment is in it twice", (text: string) => text.replaceAll("TX-2", "TX-7K2M9QWD4H")],
    [
      "a character isn't allowed in the area",
      (text: string) => text.replace("Meridian", "Мeridian"),
    ],
    ["the currency is wrong", (text: string) => text.replaceAll('"EUR"', '"USD"')],
    ["an amount is zero", (text: string) => text.replace("123.45", "0.00")],
    ["the namespace is wrong", (text: string) => text.replace("001.001.09", "001.001.03")],
    [
      "there is no payment",
      (text: string) => text.replace(/ *<CdtTrfTxInf>[^]*<\/CdtTrfTxInf>\n/, ""),
    ],
  ])("is not valid if %s", (_what, spoil) => {
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
  ["José Müller-Groß", true],
  ["Þóra Guðmundsdóttir", true],
  ["O’Neill & Sons (2)", true],
  ["Иван Петров", false],
  ["Ivan Петров", false],
  ["王", false],
  ["12-34", false],
])("whether a bank could compare the name %s: %s", (name, isGood) => {
  expect(isSepaName(name)).toBe(isGood);
});

test.each([
  ["EUR", "EUROPE", true, true, "sepa"],
  ["EUR", "EUROPE", true, false, "other_bank"],
  ["EUR", "EUROPE", false, true, "other_bank"],
  ["USD", "EUROPE", true, true, "other_bank"],
  ["USD", "USA", false, true, "us_bank"],
  ["GBP", "USA", false, false, "us_bank"],
  ["GBP", "OTHERS", false, true, "other_bank"],
  ["EUR", "BITCOIN", false, true, "bitcoin"],
] as const)(
  "%s to %s, within the area: %s, payer known: %s, travels by %s",
  (currency, region, isSepa, hasPayer, rail) => {
    expect(railOf({ currency, region, isSepa, hasPayer })).toBe(rail);
  },
);

const line = { rail: null, format: "csv", payment_method: "bank", removed_at: null } as const;

test.each([
  [line, "other_bank"],
  [{ ...line, format: "pain.001" }, "sepa"],
  [{ ...line, payment_method: "crypto_payment" }, "bitcoin"],
  [{ ...line, rail: "us_bank" }, "us_bank"],
] as const)("a line as stored belongs to a rail: %j, %s", (stored, rail) => {
  expect(railOfLine(stored)).toBe(rail);
});

test("a rail's file is missing until it was downloaded after the last payout was taken out", () => {
  const rails = railsOf([
    { ...line, rail: "sepa" },
    { ...line, rail: "us_bank", removed_at: 20 },
    { ...line, rail: "us_bank", removed_at: 10 },
    { ...line, rail: "bitcoin" },
  ]);
  const at = (rail: "sepa" | "us_bank", moment: number) => ({ rail, at: moment });
  expect(railsNotDownloaded(rails, [])).toEqual(["sepa", "us_bank", "bitcoin"]);
  const early = [at("sepa", 1), at("us_bank", 15)];
  expect(railsNotDownloaded(rails, early)).toEqual(["us_bank", "bitcoin"]);
  expect(railsNotDownloaded(rails, [...early, at("us_bank", 20)])).toContain("us_bank");
  expect(railsNotDownloaded(rails, [...early, at("us_bank", 21)])).toEqual(["bitcoin"]);
});

test.each([
  ["prepared", "ben", "released", undefined],
  ["prepared", "ada", "released", "own_payout_batch"],
  ["prepared", "ben", "sent", "payout_batch_not_released"],
  ["prepared", "ada", "cancelled", undefined],
  ["released", "ben", "released", "payout_batch_ended"],
  ["released", "ada", "sent", undefined],
  ["released", "ada", "cancelled", undefined],
  ["sent", "ben", "released", "payout_batch_ended"],
  ["sent", "ben", "sent", "payout_batch_sent"],
  ["sent", "ada", "cancelled", "payout_batch_sent"],
  ["cancelled", "ben", "released", "payout_batch_ended"],
  ["cancelled", "ben", "sent", "payout_batch_ended"],
  ["cancelled", "ada", "cancelled", "payout_batch_ended"],
] as const)("a batch of Ada's that is %s is, by %s, %s: %s", (state, by, step, refused) => {
  expect(checkBatchStep({ state, preparedBy: "ada" }, by, step)?.refused).toBe(refused);
});

test("the table has a row for each payout, and no cell of it runs as a formula", () => {
  const table = payoutTable(
    [
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
    ],
    { rail: "us_bank", locale: "en" },
  );
  const [heading, usa] = table.split("\r\n");
  expect(heading).toContain("Reference,Amount,Currency,Method,Recipient");
  expect(usa).toContain(`TX-1,40.00,USD,Bank transfer,"'=1+1",Lakeside,000123456789,021000021`);
});

test.each([
  [
    { coins: "0.00001667", price: "60000", at: 0, isSimulated: true },
    "0.00001667,60000,1970-01-01T00:00:00.000Z,Estimate at a simulated price.",
  ],
  [
    { coins: "0.00001667", price: "60000", at: 0, isSimulated: false },
    "0.00001667,60000,1970-01-01T00:00:00.000Z,Estimate. Send",
  ],
  [undefined, ",,,No price was available."],
] as const)(
  "the table of Bitcoin says what its amount of coins is worth: %j",
  (estimate, cells) => {
    const walletAddress = "1A1zP1eP5QGefi2DMPTfTL5SLmv7Di";
    const payout = { reference: "TX-2", amount: money("USD", 100), walletAddress, estimate };
    const [, bitcoin] = payoutTable([payout], { rail: "bitcoin", locale: "en" }).split("\r\n");
    expect(bitcoin).toContain(`TX-2,1.00,USD,Bitcoin,${walletAddress},${cells}`);
  },
);
