// The payouts of a rail without a bank file, as CSV for a bank and as a workbook for a spreadsheet.
import type { BankDetailsBlock } from "../withdrawals/schemas";
import { csvHeading, csvLines } from "../../kernel/csv";
import type { en } from "../../locales/en";
import type { Locale } from "../../locales/locale";
import { messagesIn, type Translate } from "../../locales/messages";
import { decimalOf, numberOf, type Money } from "../../kernel/money";
import type { Rail } from "./batch-labels";
import { workbook } from "./workbook";

/** What an amount is in coins, at the price of that time. */
export interface CoinEstimate {
  /** With at most eight places. */
  readonly coins: string;
  /** The price of one coin in the currency of the payout. */
  readonly price: string;
  /** UTC milliseconds. */
  readonly at: number;
  readonly isSimulated: boolean;
}

export interface TablePayout {
  readonly reference: string;
  readonly amount: Money;
  readonly bankDetails?: BankDetailsBlock | undefined;
  readonly walletAddress?: string | undefined;
  /** Missing while there is no price. */
  readonly estimate?: CoinEstimate | undefined;
}

type Column = readonly [
  heading: keyof (typeof en)["payoutFiles"] & string,
  cell: (payout: TablePayout, t: Translate<"payoutFiles">) => string | Money | undefined,
];

const facts: readonly Column[] = [
  ["reference", ({ reference }) => reference],
  ["amount", ({ amount }) => amount],
  ["currency", ({ amount }) => amount.currency],
  ["method", ({ walletAddress }, t) => t(walletAddress === undefined ? "bankTransfer" : "bitcoin")],
];

const usAccount: readonly Column[] = [
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
];

const otherAccount: readonly Column[] = [
  ["iban", ({ bankDetails }) => (bankDetails?.region === "EUROPE" ? bankDetails.iban : undefined)],
  [
    "swift",
    ({ bankDetails }) => (bankDetails?.region === "EUROPE" ? bankDetails.swiftCode : undefined),
  ],
  [
    "accountDetails",
    ({ bankDetails }) => (bankDetails?.region === "OTHERS" ? bankDetails.description : undefined),
  ],
];

/** The number of coins is only decided when they are sent: the price changes until then. */
const coins: readonly Column[] = [
  ["bitcoinAddress", ({ walletAddress }) => walletAddress],
  ["coinEstimate", ({ estimate }) => estimate?.coins],
  ["coinPrice", ({ estimate }) => estimate?.price],
  ["coinPriceAt", ({ estimate }) => estimate && new Date(estimate.at).toISOString()],
  [
    "coinNote",
    ({ estimate }, t) =>
      t(estimate ? (estimate.isSimulated ? "estimateSimulated" : "estimateOnly") : "noPrice"),
  ],
];

const columnsOf: Readonly<Record<Rail, readonly Column[]>> = {
  sepa: [...facts, ...usAccount, ...otherAccount],
  us_bank: [...facts, ...usAccount],
  // Batches from before have their payouts to US accounts here, too.
  other_bank: [...facts, ...usAccount, ...otherAccount],
  bitcoin: [...facts, ...coins],
};

interface Table {
  readonly rail: Rail;
  readonly locale: Locale;
}

function tableOf(payouts: readonly TablePayout[], { rail, locale }: Table) {
  const t = messagesIn(locale, "payoutFiles");
  const columns = columnsOf[rail];
  return {
    heading: columns.map(([heading]) => t(heading)),
    rows: payouts.map((payout) => columns.map(([, cell]) => cell(payout, t))),
  };
}

export function payoutTable(payouts: readonly TablePayout[], table: Table): string {
  const { heading, rows } = tableOf(payouts, table);
  const texts = rows.map((cells) =>
    cells.map((cell) => (typeof cell === "object" ? decimalOf(cell) : cell)),
  );
  return csvHeading(heading) + csvLines(texts);
}

/** Amounts are numbers, so that they can be added up; everything else is text. */
export function payoutWorkbook(
  payouts: readonly TablePayout[],
  table: Table,
): Promise<Uint8Array<ArrayBuffer>> {
  const { heading, rows } = tableOf(payouts, table);
  const values = rows.map((cells) =>
    cells.map((cell) => (typeof cell === "object" ? numberOf(cell) : cell)),
  );
  const name = messagesIn(table.locale, "payoutFiles")("sheet");
  return workbook({ name, heading, rows: values });
}
