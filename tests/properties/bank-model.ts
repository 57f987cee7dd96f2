// The operator's bank in the model: its statements, what became of each line, and which account of the ledger holds the line's money.
import { feeOf, netOf } from "./fees";
import type { Currency, Model } from "./model";

/** What a line is about, as its payer or the operator wrote it. */
export type LineSubject =
  | { readonly is: "customer"; readonly who: number }
  | { readonly is: "payout"; readonly transaction: string }
  | { readonly is: "return"; readonly back: string }
  | { readonly is: "stranger" | "unknown reference" | "fee" };

export interface LineContent {
  readonly number: string;
  /** Signed: money in is positive. */
  readonly cents: number;
  readonly subject: LineSubject;
  /** The payer's first name; all people of a run share a surname. */
  readonly name: string | null;
}

type Proposal =
  | { readonly to: "credit"; readonly who: number }
  | { readonly to: "compliance"; readonly who: number }
  | { readonly to: "payout" | "payout return"; readonly transaction: string }
  | { readonly to: "return"; readonly back: string }
  | { readonly to: "own" }
  | { readonly to: "open" };

export type LineState =
  | "proposed"
  | "duplicate"
  | "open"
  | "compliance"
  | "returning"
  | "credited"
  | "closed"
  | "payout_returned"
  | "returned"
  | "own"
  | "undone";

export interface ModelLine {
  readonly content: LineContent;
  /** Equal for the same line in another file; two equal lines of one file differ. */
  readonly identity: string;
  readonly proposal: Proposal;
  state: LineState;
  /** The customer whom it was credited to, or who waits for compliance. */
  who: number | null;
  /** The deposit that it became, or the payout that it closed or brought back. */
  transaction: string | null;
  /** Which approval of that withdrawal it closed. */
  approval: number;
  /** The administrator who last decided about it. */
  by: number | null;
  /** What the bank wrote of its payer was erased. */
  isErased: boolean;
  /** By compliance, which decides about it again before it's credited to someone. */
  isRefused: boolean;
}

export interface ModelFile {
  readonly serial: string;
  readonly account: Currency;
  /** The bank's number of the statement, the same in a copy of the file. */
  readonly number: string;
  state: "preview" | "posted" | "undone" | "discarded";
  readonly lines: ModelLine[];
}

export interface ModelReturn {
  readonly serial: string;
  readonly account: Currency;
  readonly file: string;
  readonly position: number;
  readonly cents: number;
  readonly by: number;
  state: "requested" | "approved" | "sent" | "done" | "cancelled";
}

export interface Bank {
  files: ModelFile[];
  returns: ModelReturn[];
}

export const accountIds: Readonly<Record<Currency, string>> = {
  USD: "example-usd",
  EUR: "example-eur",
  GBP: "example-gbp",
};
export const currencies = ["USD", "EUR", "GBP"] as const;

export const fileAt = (model: Model, serial: string) =>
  model.bank.files.find((file) => file.serial === serial);
export const returnAt = (model: Model, serial: string) =>
  model.bank.returns.find((one) => one.serial === serial);

/** The serial of the deposit that a line became. */
export const depositOf = (file: string, position: number) => `${file} line ${position}`;

const waiting: readonly LineState[] = ["open", "compliance", "returning"];
const notPosted: readonly LineState[] = ["proposed", "duplicate", "undone"];

/** Cents by account of the ledger; accounts without money are left out. */
export type Books = Readonly<Record<string, number>>;

/**
 * Where the money of each currency is. All accounts of a currency sum to zero, because the operator's are negative by what the operator has:
 * - wallets: what customers and staff have, money on hold included
 * - bank: minus what the posted lines say, so below zero by the operator's balance at the bank
 * - open_lines: lines that wait for a person
 * - own: lines that are the operator's own money
 * - fees: what was kept of deposits and payouts
 * - settlement: money in transit. Plus each payout and minus each deposit of a customer, and against that the bank's line about it:
 *   zero once the bank has confirmed everything
 * - adjustment: minus what staff gave to wallets by hand
 */
export function booksOf(model: Model): Books {
  const books = new Map<string, number>();
  const move = (account: string, currency: Currency, cents: number) =>
    books.set(`${account} ${currency}`, (books.get(`${account} ${currency}`) ?? 0) + cents);
  for (const { balances, currency } of model.users)
    for (const cents of Object.values(balances ?? {})) move("wallets", currency, Number(cents));
  for (const transaction of model.transactions)
    if (transaction.status === "successful") {
      const { owner, kind, cents } = transaction;
      const sent = kind === "deposit" ? -cents : netOf(model, transaction);
      move("settlement", currencyOf(model, owner), sent);
      move("fees", currencyOf(model, owner), feeOf(model, transaction));
    }
  for (const { account, lines } of model.bank.files)
    for (const { content, state } of lines.filter((line) => !notPosted.includes(line.state))) {
      move("bank", account, -content.cents);
      const isOpen = waiting.includes(state);
      move(isOpen ? "open_lines" : state === "own" ? "own" : "settlement", account, content.cents);
    }
  for (const currency of currencies) move("adjustment", currency, -model.adjusted[currency]);
  return Object.fromEntries([...books].filter(([, cents]) => cents !== 0).sort());
}

const currencyOf = (model: Model, owner: number): Currency => model.users[owner]?.currency ?? "USD";
