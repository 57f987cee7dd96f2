// What a transaction means for the ledger. Postings follow from its state, never from a click, so
// that no order of decisions can post it twice.
import type { TransactionStatus, TransactionType } from "./labels";
import { difference, type Posting } from "./rules";
import { negate, type Money } from "../../kernel/money";

export interface TransactionState {
  readonly type: TransactionType;
  readonly status: TransactionStatus;
  readonly amount: Money;
}

/** The postings that a transaction in this state has made in total. */
export function postingsFor({ type, status, amount }: TransactionState): Posting[] {
  if (status === "failed") return [];
  if (type === "deposit")
    return status === "pending" ? [] : move("settlement", "available", amount);
  return status === "pending"
    ? move("available", "held", amount)
    : move("available", "settlement", amount);
}

/** The entry that leads from one state to another; `null` stands for not existing. */
export function entryBetween(
  before: TransactionState | null,
  after: TransactionState | null,
): Posting[] {
  return difference(before ? postingsFor(before) : [], after ? postingsFor(after) : []);
}

function move(from: Posting["account"], to: Posting["account"], amount: Money): Posting[] {
  return [
    { account: from, amount: negate(amount) },
    { account: to, amount },
  ];
}
