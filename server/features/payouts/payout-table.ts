// The payouts that are in no bank file, as CSV.
import type { BankDetailsBlock } from "../bank-details/schemas";
import { csvHeading, csvLines, type CsvCell } from "../../kernel/csv";
import type { en } from "../../locales/en";
import type { Locale } from "../../locales/locale";
import { messagesIn, type Translate } from "../../locales/messages";
import { decimalOf, type Money } from "../../kernel/money";

export interface TablePayout {
  readonly reference: string;
  readonly amount: Money;
  readonly bankDetails?: BankDetailsBlock | undefined;
  readonly walletAddress?: string | undefined;
}

type Column = readonly [
  heading: keyof (typeof en)["payoutFiles"] & string,
  cell: (payout: TablePayout, t: Translate<"payoutFiles">) => CsvCell,
];

const columns: readonly Column[] = [
  ["reference", ({ reference }) => reference],
  ["amount", ({ amount }) => decimalOf(amount)],
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

export function payoutTable(payouts: readonly TablePayout[], locale: Locale): string {
  const t = messagesIn(locale, "payoutFiles");
  const rows = payouts.map((payout) => columns.map(([, cell]) => cell(payout, t)));
  return csvHeading(columns.map(([heading]) => t(heading))) + csvLines(rows);
}
