import { coinNamed, type OfferedCoin } from "./deposit-rules";
import type { Context } from "../../http/context";
import type { FxQuote } from "../movements/quote";

/** What the customer pays in: the wallet's currency unless something is converted. */
export function enteredCurrencyOf({ currency, columns }: FxQuote) {
  return columns.source_currency ?? currency;
}

/** The coin of that name with its price in what the customer pays in. May ask the gateway: never to be called while a database transaction is open. */
export async function coinOnOffer(
  { crypto }: Context,
  name: string | undefined,
  quoted: FxQuote,
): Promise<OfferedCoin | undefined> {
  if (name === undefined) return undefined;
  const { coins } = await crypto.coins.pricedIn(enteredCurrencyOf(quoted));
  return coinNamed(coins, name);
}
