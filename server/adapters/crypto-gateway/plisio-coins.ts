import { atomsOf, coinDecimalOf } from "../../kernel/coin-amount";
import type { OfferedCoin } from "../../features/crypto-payments/deposit-rules";
import type { PlisioCoin } from "./plisio-shapes";

export function coinOf(coin: PlisioCoin): OfferedCoin {
  return {
    cid: coin.cid,
    code: coin.currency,
    name: coin.name,
    minimum: coin.min_sum_in,
    priceUsd: coin.price_usd,
    price: priceOf(coin),
    icon: coin.icon?.startsWith("https://") ? coin.icon : null,
    isUnderMaintenance: coin.maintenance ?? false,
    commissionPercentage: coin.invoice_commission_percentage ?? "0",
  };
}

/** Rates are the amount of the coin per unit of money. A price far from the one in dollars isn't reliable. */
function priceOf({ price_usd, rate_usd, fiat_rate }: PlisioCoin): string | null {
  const inDollars = atomsOf(price_usd);
  const perUnit = atomsOf(fiat_rate ?? "0");
  if (perUnit === 0n) return null;
  const price = (inDollars * atomsOf(rate_usd)) / perUnit;
  return price > inDollars / 3n && price < inDollars * 3n ? coinDecimalOf(price) : null;
}
