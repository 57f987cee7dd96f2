// What must be true before a withdrawal's money is put on hold.
import { isMore, type Money } from "../../kernel/money";
import { type Person, checkIdentity, checkMayMoveMoney } from "../users/rules";
import { refuse, type Refusal } from "../../kernel/refusal";
import { checkAmount } from "../ledger/amount-rules";
import type { FeeRate } from "../../kernel/levels";
import { checkAboveFee } from "../ledger/fee-rules";

export interface WithdrawalRequest {
  readonly person: Person;
  readonly amount: Money;
  readonly feeTerms: FeeRate | null;
  readonly available: Money;
  readonly requiresKyc: boolean;
  readonly target:
    | { readonly method: "bank"; readonly hasBankDetails: boolean }
    | { readonly method: "crypto_payment"; readonly isValidAddress: boolean };
}

type WithdrawalRefusal = Refusal<
  | "account_may_not_move_money"
  | "kyc_required"
  | "invalid_amount"
  | "amount_above_maximum"
  | "amount_within_fee"
  | "insufficient_funds"
  | "no_bank_details"
  | "invalid_address"
>;

export function checkWithdrawal(request: WithdrawalRequest): WithdrawalRefusal | null {
  const { person, amount, target } = request;
  const personRefusal = checkMayWithdraw(person, request.requiresKyc);
  if (personRefusal) return personRefusal;
  if (isMore(amount, request.available)) return refuse("insufficient_funds", { field: "amount" });
  const amountRefusal = checkAmount(amount) ?? checkAboveFee(amount, request.feeTerms);
  if (amountRefusal) return amountRefusal;
  if (target.method === "bank" && !target.hasBankDetails) return refuse("no_bank_details");
  if (target.method === "crypto_payment" && !target.isValidAddress)
    return refuse("invalid_address", { field: "walletAddress" });
  return null;
}

/** Whether this user may request a withdrawal or raise one. */
export function checkMayWithdraw(
  person: Person,
  requiresKyc: boolean,
): Refusal<"account_may_not_move_money" | "kyc_required"> | null {
  return checkMayMoveMoney(person) ?? checkIdentity(person, requiresKyc, "withdrawal");
}
