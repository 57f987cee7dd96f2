// The bank's side of the ledger: a line of a statement is posted once when it is imported, and once more when it gets its final state.
import type { Currency } from "../../kernel/currencies";
import { negate, type Money } from "../../kernel/money";

/** Where a line's money belongs in the end: with customers' deposits and payouts, or with the operator. */
export type LineEnd = "settlement" | "own";
type BankSideAccount = "bank" | "open_lines" | LineEnd;

export interface BankPosting {
  readonly account: BankSideAccount;
  readonly amount: Money;
}

/**
 * `amount` is signed: money in is positive. Like the operator's other accounts, the bank's is negative by what the operator has
 * there, so that settlement is zero once the bank has confirmed all deposits and payouts.
 */
export const importPostings = (amount: Money): BankPosting[] => move("bank", "open_lines", amount);

export const endPostings = (amount: Money, end: LineEnd): BankPosting[] =>
  move("open_lines", end, amount);

/** Of a line whose import is undone: from where it is now, or from the open lines. */
export const undoPostings = (amount: Money, end: LineEnd | null): BankPosting[] =>
  move(end ?? "open_lines", "bank", amount);

/** A debit has a negative amount, and so goes the other way. */
function move(from: BankSideAccount, to: BankSideAccount, amount: Money): BankPosting[] {
  return [
    { account: from, amount: negate(amount) },
    { account: to, amount },
  ];
}

/** What entries of a receiving account have in place of a wallet's ID, and the ID of that account. */
export const bankAccountId = (receivingAccountId: string): string => `bank:${receivingAccountId}`;

export const houseAccountId = (
  account: Exclude<BankSideAccount, "bank">,
  currency: Currency,
): string => `house:${account}:${currency}`;
