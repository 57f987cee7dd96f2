// What must be true before a crypto payment is created at the gateway.
import type { Money } from "../../kernel/money";
import { atomsOf, coinsFor } from "../../kernel/coin-amount";
import { checkMayDeposit, type Person } from "../users/rules";
import { refuse, type Refusal } from "../../kernel/refusal";
import { checkAmount, checkAboveFee } from "../ledger/amount-rules";
import type { FeeRate } from "../../kernel/levels";

/** A coin that the gateway accepts. Amounts and prices are decimal text. */
export interface OfferedCoin {
  /** The gateway's own name of the coin, for example "USDT_TRX". */
  readonly cid: string;
  readonly code: string;
  readonly name: string;
  /** The minimum per payment, in coins. */
  readonly minimum: string;
  readonly priceUsd: string;
  /** The price of one coin in the requested currency; null if unknown. */
  readonly price: string | null;
  readonly icon: string | null;
  readonly isUnderMaintenance: boolean;
  readonly commissionPercentage: string;
}

interface CryptoDepositRequest {
  readonly person: Person;
  readonly requiresKyc: boolean;
  /** In the currency that the customer chose. */
  readonly paid: Money;
  /** In the wallet's currency. */
  readonly amount: Money;
  readonly feeTerms: FeeRate | null;
  readonly coin: OfferedCoin | undefined;
}

type CryptoDepositRefusal = Refusal<
  | "account_may_not_move_money"
  | "kyc_required"
  | "invalid_amount"
  | "amount_above_maximum"
  | "amount_within_fee"
  | "unknown_coin"
  | "coin_under_maintenance"
  | "below_coin_minimum"
>;

export function checkCryptoDeposit({
  person,
  requiresKyc,
  paid,
  amount,
  feeTerms,
  coin,
}: CryptoDepositRequest): CryptoDepositRefusal | null {
  const refusal =
    checkMayDeposit(person, requiresKyc) ??
    checkAmount(paid) ??
    checkAmount(amount) ??
    checkAboveFee(amount, feeTerms);
  if (refusal) return refusal;
  if (!coin) return refuse("unknown_coin", { field: "cryptoCurrency" });
  return checkCoin(coin) ?? checkCoinMinimum(paid, coin);
}

export function checkCoin({
  name,
  isUnderMaintenance,
}: Pick<OfferedCoin, "name" | "isUnderMaintenance">): Refusal<"coin_under_maintenance"> | null {
  if (!isUnderMaintenance) return null;
  return refuse("coin_under_maintenance", { field: "cryptoCurrency", values: { name } });
}

export function checkCoinMinimum(
  paid: Money,
  { price, minimum, code }: Pick<OfferedCoin, "price" | "minimum" | "code">,
): Refusal<"below_coin_minimum"> | null {
  // Without a price, only the gateway can tell.
  if (price === null || coinsFor(paid, price) >= atomsOf(minimum)) return null;
  return refuse("below_coin_minimum", { field: "amount", values: { min: minimum, code } });
}

/** Finds the coin by either of its names, ignoring case. */
export function coinNamed(coins: readonly OfferedCoin[], name: string): OfferedCoin | undefined {
  const wanted = name.toUpperCase();
  return (
    coins.find((coin) => coin.cid.toUpperCase() === wanted) ??
    coins.find((coin) => coin.code.toUpperCase() === wanted)
  );
}
