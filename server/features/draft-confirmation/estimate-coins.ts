import type { Context } from "../../http/context";
import { netOf } from "../../database/money-columns";
import type { DraftRow } from "../../database/rows/draft-row";
import { coinDecimalOf, coinsFor, roundUpToEightPlaces } from "../../kernel/coin-amount";
import { coinNamed } from "../crypto-payments/deposit-rules";
import { quotedBy } from "./quoted-by";
import type { Draft } from "./schemas";

/** Crypto withdrawals are BTC only. */
const withdrawalCoin = "BTC";

/**
 * Estimated amount of a draft in cryptocurrency. Undefined if there is none, the draft is confirmed or the price is unknown.
 * May call the gateway, so never call it within a database transaction.
 */
export async function estimateCoins(
  { crypto }: Context,
  row: DraftRow,
): Promise<Draft["coinEstimate"]> {
  const name = row.kind === "crypto_withdrawal" ? withdrawalCoin : row.coin;
  if (name === null || row.transaction_id !== null) return undefined;
  const { paid } = row.kind === "crypto_withdrawal" ? { paid: netOf(row) } : quotedBy(row);
  const { coins, at } = await crypto.coins.pricedIn(paid.currency);
  const coin = coinNamed(coins, name);
  if (at === null || !coin?.price) return undefined;
  return {
    amount: coinDecimalOf(roundUpToEightPlaces(coinsFor(paid, coin.price))),
    code: coin.code,
    name: coin.name,
    price: Number(coin.price),
    currency: paid.currency,
    asOf: new Date(at).toISOString(),
    simulated: crypto.gateway.isSimulated,
  };
}
