// The payouts that are in no bank file, as CSV.
import type { BankDetailsBlock } from "../bank-details/schemas";
import { csvHeading, csvLines, type CsvCell } from "../../kernel/csv";
import { decimalOf, type Money } from "../../kernel/money";

export interface TablePayout {
  readonly reference: string;
  readonly amount: Money;
  readonly bankDetails?: BankDetailsBlock | undefined;
  readonly walletAddress?: string | undefined;
}

const columns: Readonly<Record<string, (payout: TablePayout) => CsvCell>> = {
  Reference: ({ reference }) => reference,
  Amount: ({ amount }) => decimalOf(amount),
  Currency: ({ amount }) => amount.currency,
  Method: ({ walletAddress }) => (walletAddress === undefined ? "Bank transfer" : "Bitcoin"),
  Recipient: ({ bankDetails }) =>
    bankDetails && "recipientName" in bankDetails ? bankDetails.recipientName : undefined,
  Bank: ({ bankDetails }) => (bankDetails?.region === "USA" ? bankDetails.bankName : undefined),
  "Account number": ({ bankDetails }) =>
    bankDetails && "accountNumber" in bankDetails ? bankDetails.accountNumber : undefined,
  "Routing number": ({ bankDetails }) =>
    bankDetails?.region === "USA" ? bankDetails.routingNumber : undefined,
  IBAN: ({ bankDetails }) => (bankDetails?.region === "EUROPE" ? bankDetails.iban : undefined),
  "SWIFT/BIC": ({ bankDetails }) =>
    bankDetails?.region === "EUROPE" ? bankDetails.swiftCode : undefined,
  "Bitcoin address": ({ walletAddress }) => walletAddress,
  "Account details": ({ bankDetails }) =>
    bankDetails?.region === "OTHERS" ? bankDetails.description : undefined,
};

export const payoutTable = (payouts: readonly TablePayout[]): string =>
  csvHeading(Object.keys(columns)) +
  csvLines(payouts.map((payout) => Object.values(columns).map((cell) => cell(payout))));
