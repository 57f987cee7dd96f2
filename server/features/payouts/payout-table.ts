// The payouts that are in no bank file, as CSV for a bank and as a workbook for a spreadsheet.
import type { BankDetailsBlock } from "../withdrawals/schemas";
import { csvHeading, csvLines } from "../../kernel/csv";
import type { en } from "../../locales/en";
import type { Locale } from "../../locales/locale";
import { messagesIn, type Translate } from "../../locales/messages";
import { decimalOf, numberOf, type Money } from "../../kernel/money";
import { workbook } from "./workbook";

export interface TablePayout {
  readonly reference: string;
  readonly amount: Money;
  readonly bankDetails?: BankDetailsBlock | undefined;
  readonly walletAddress?: string | undefined;
}

type Column = readonly [
  heading: keyof (typeof en)["payoutFiles"] & string,
  cell: (payout: TablePayout, t: Translate<"payoutFiles">) => string | Money | undefined,
];

const columns: readonly Column[] = [
  ["reference", ({ reference }) => reference],
  ["amount", ({ amount }) => amount],
  ["currency", ({ amount }) => amount.currency],
  ["method", ({ walletAddress }, t) => t(walletAddress === undefined ? "bankTransfer" : "bitcoin")],
  [
    "recipient",
    ({ bankDetails }) =>
      bankDetails && "recipientName" in bankDetails ? bankDetails.recipientName : undefined,
  ],
  ["bank", ({ bankDetails }) => (bankDetails?.region === "USA" ? bankDetails.bankName : undefined)],
  [
    "accountNumber",
    ({ bankDetails }) =>
      bankDetails && "accountNumber" in bankDetails ? bankDetails.accountNumber : undefined,
  ],
  [
    "routingNumber",
    ({ bankDetails }) => (bankDetails?.region === "USA" ? bankDetails.routingNumber : undefined),
  ],
  ["iban", ({ bankDetails }) => (bankDetails?.region === "EUROPE" ? bankDetails.iban : undefined)],
  [
    "swift",
    ({ bankDetails }) => (bankDetails?.region === "EUROPE" ? bankDetails.swiftCode : undefined),
  ],
  ["bitcoinAddress", ({ walletAddress }) => walletAddress],
  [
    "accountDetails",
    ({ bankDetails }) => (bankDetails?.region === "OTHERS" ? bankDetails.description : undefined),
  ],
];

function tableOf(payouts: readonly TablePayout[], locale: Locale) {
  const t = messagesIn(locale, "payoutFiles");
  return {
    heading: columns.map(([heading]) => t(heading)),
    rows: payouts.map((payout) => columns.map(([, cell]) => cell(payout, t))),
  };
}

export function payoutTable(payouts: readonly TablePayout[], locale: Locale): string {
  const { heading, rows } = tableOf(payouts, locale);
  const texts = rows.map((cells) =>
    cells.map((cell) => (typeof cell === "object" ? decimalOf(cell) : cell)),
  );
  return csvHeading(heading) + csvLines(texts);
}

/** Amounts are numbers, so that they can be added up; everything else is text. */
export function payoutWorkbook(
  payouts: readonly TablePayout[],
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const { heading, rows } = tableOf(payouts, locale);
  const values = rows.map((cells) =>
    cells.map((cell) => (typeof cell === "object" ? numberOf(cell) : cell)),
  );
  return workbook({ name: messagesIn(locale, "payoutFiles")("sheet"), heading, rows: values });
}
