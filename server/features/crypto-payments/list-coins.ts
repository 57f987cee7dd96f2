import type { cryptoPaymentOperations } from "./operations";
import type { Coin as ListedCoin } from "./schemas";
import type { OfferedCoin } from "./deposit-rules";
import type { Handler } from "../../http/call";
import { instantOf } from "../../kernel/instants";

export const listCoins: Handler<typeof cryptoPaymentOperations.currencies> = async ({
  context: { crypto },
  query,
}) => {
  const { coins, at } = await crypto.coins.pricedIn(query.currency);
  return {
    currencies: coins.map(present),
    simulated: crypto.gateway.isSimulated,
    source: at === null ? "built-in" : "gateway",
    asOf: instantOf(at),
  };
};

function present(coin: OfferedCoin): ListedCoin {
  return {
    id: coin.cid,
    name: coin.name,
    symbol: coin.code,
    code: coin.code,
    cid: coin.cid,
    currency: coin.code,
    min_sum_in: Number(coin.minimum),
    price_usd: Number(coin.priceUsd),
    price: coin.price === null ? undefined : Number(coin.price),
    icon: coin.icon ?? undefined,
    maintenance: coin.isUnderMaintenance,
    invoice_commission_percentage: Number(coin.commissionPercentage),
  };
}
