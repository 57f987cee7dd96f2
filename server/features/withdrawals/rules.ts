// What must be true before a withdrawal's money is put on hold, and the rules of its payout and of saved payees.
import { isMore, type Money } from "../../kernel/money";
import { type Person, checkIdentity, checkMayMoveMoney } from "../users/rules";
import { refuse, type Refusal } from "../../kernel/refusal";
import { checkAmount, checkAboveFee } from "../ledger/amount-rules";
import type { FeeRate } from "../../kernel/levels";
import type { PayoutState } from "../ledger/payout-labels";
import type { PayeeKind } from "./labels";

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

type PayoutChangeRefusal = Refusal<"payout_not_sent" | "payout_ended">;

/** Details of what was sent may be corrected; a bank may send money back that had arrived. */
export function checkPayoutChange(
  from: PayoutState,
  to: Exclude<PayoutState, "to_send">,
): PayoutChangeRefusal | null {
  const isOver = from === "returned" || (from === "arrived" && to !== "returned");
  if (isOver) return refuse("payout_ended", { values: { state: from } });
  return from === "to_send" && to !== "sent" ? refuse("payout_not_sent") : null;
}

/** An approval can be reversed as long as no money was sent. */
export function checkApprovalUndo(
  state: PayoutState,
  batch: string | undefined,
): Refusal<"payout_sent" | "payout_in_batch"> | null {
  if (state === "sent" || state === "arrived") return refuse("payout_sent");
  return batch === undefined ? null : refuse("payout_in_batch", { values: { batch } });
}

const payeesMaximum = 20;

interface Account {
  readonly kind: string;
  readonly number: string;
}

interface Known {
  readonly id: string;
  readonly kind: PayeeKind;
  readonly isDefault: boolean;
  readonly account: Account;
}

export const isSamePayeeAccount = (one: Account, other: Account): boolean =>
  one.kind === other.kind && one.number === other.number;

interface Added {
  readonly account: Account;
  /** The form field that has the account's number. */
  readonly field: string;
  /** How the customer knows the payee that has this account already. */
  readonly nameOf: (id: string) => string;
}

export function checkAddedPayee(
  payees: readonly Known[],
  { account, field, nameOf }: Added,
): Refusal<"payee_known" | "too_many_payees"> | null {
  const known = payees.find((payee) => isSamePayeeAccount(payee.account, account));
  if (known) return refuse("payee_known", { field, values: { payee: nameOf(known.id) } });
  return payees.length < payeesMaximum
    ? null
    : refuse("too_many_payees", { values: { maximum: payeesMaximum } });
}

/** What is paid without a choice must not change by a removal. */
export function checkRemovedPayee(
  payees: readonly Known[],
  removed: Known,
  openReference: string | undefined,
): Refusal<"payee_in_use" | "payee_is_default"> | null {
  if (openReference !== undefined)
    return refuse("payee_in_use", { values: { reference: openReference } });
  const isNeeded =
    removed.isDefault &&
    payees.some((payee) => payee.kind === removed.kind && payee.id !== removed.id);
  return isNeeded ? refuse("payee_is_default") : null;
}
