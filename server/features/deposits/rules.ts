// The rule for card deposits.
import type { Money } from "../../kernel/money";
import { isExpired } from "../cards/rules";
import { checkMayDeposit, type Person } from "../users/rules";
import { refuse, type Refusal } from "../../kernel/refusal";
import { checkAmount, checkAboveFee } from "../ledger/amount-rules";
import type { FeeRate } from "../../kernel/levels";

export interface CardDepositRequest {
  readonly person: Person;
  readonly amount: Money;
  readonly feeTerms: FeeRate | null;
  readonly requiresKyc: boolean;
  readonly areCardDepositsOn: boolean;
  /** "MM/YY" of the saved card; null if there is none. */
  readonly cardExpiry: string | null;
  readonly now: number;
}

type CardDepositRefusal = Refusal<
  | "account_may_not_move_money"
  | "kyc_required"
  | "card_deposits_off"
  | "invalid_amount"
  | "amount_above_maximum"
  | "amount_within_fee"
  | "no_card"
  | "card_expired"
>;

export function checkCardDeposit(request: CardDepositRequest): CardDepositRefusal | null {
  const refusal = checkMayDeposit(request.person, request.requiresKyc);
  if (refusal) return refusal;
  if (!request.areCardDepositsOn) return refuse("card_deposits_off");
  const amountRefusal =
    checkAmount(request.amount) ?? checkAboveFee(request.amount, request.feeTerms);
  if (amountRefusal) return amountRefusal;
  if (request.cardExpiry === null) return refuse("no_card");
  return isExpired(request.cardExpiry, request.now) ? refuse("card_expired") : null;
}
