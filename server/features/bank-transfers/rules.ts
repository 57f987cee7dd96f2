// What customers may expect by bank transfer, and for how long.
import type { Money } from "../../kernel/money";
import { refuse, type Refusal } from "../../kernel/refusal";
import { checkAmount } from "../ledger/amount-rules";
import { checkMayDeposit, type Person } from "../users/rules";

/** More at a time would say nothing to staff. */
export const openMaximum = 5;

const dayMs = 86_400_000;
/** The reminder comes this long before the end, or at three quarters of a shorter time. */
const remindedDays = 3;

interface Expectation {
  readonly person: Person;
  readonly requiresKyc: boolean;
  readonly amount: Money;
  /** Whether the operator has the account, in the wallet's currency. */
  readonly hasAccount: boolean;
  /** How many the customer has open. */
  readonly open: number;
}

type ExpectationRefusal = Refusal<
  | "account_may_not_move_money"
  | "kyc_required"
  | "bank_transfers_off"
  | "invalid_amount"
  | "amount_above_maximum"
  | "too_many_expected_deposits"
>;

export function checkExpectation(asked: Expectation): ExpectationRefusal | null {
  const refusal = checkMayDeposit(asked.person, asked.requiresKyc);
  if (refusal) return refusal;
  if (!asked.hasAccount) return refuse("bank_transfers_off");
  const amountRefusal = checkAmount(asked.amount);
  if (amountRefusal) return amountRefusal;
  return asked.open < openMaximum
    ? null
    : refuse("too_many_expected_deposits", { values: { maximum: openMaximum } });
}

export const lapsesAt = (now: number, days: number): number => now + days * dayMs;

/** How long before its end the customer is reminded of one. */
export const reminderLeadMs = (days: number): number => Math.min(remindedDays, days / 4) * dayMs;
