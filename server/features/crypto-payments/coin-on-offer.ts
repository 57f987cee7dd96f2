import { coinNamed, type OfferedCoin } from "./deposit-rules";
import type { Context } from "../../http/context";
import type { FxQuote } from "../movements/quote";

/** The coin of that name with its price in what the customer pays in. May ask the gateway: never to be called while a database transaction is open. */
export async function coinOnOffer(
  { crypto }: Context,
  name: string | undefined,
  { paid }: FxQuote,
): Promise<OfferedCoin | undefined> {
  if (name === undefined) return undefined;
  const { coins } = await crypto.coins.pricedIn(paid.currency);
  return coinNamed(coins, name);
}
