import { coinNamed, type OfferedCoin } from "./deposit-rules";
import type { Context } from "../../http/context";
import type { FxQuote } from "../ledger/quote";

/** The coin of that name with its price in the requested currency. May query the gateway, so never call it within a database transaction. */
export async function coinOnOffer(
  { crypto }: Context,
  name: string | undefined,
  { paid }: FxQuote,
): Promise<OfferedCoin | undefined> {
  if (name === undefined) return undefined;
  const { coins } = await crypto.coins.pricedIn(paid.currency);
  return coinNamed(coins, name);
}
