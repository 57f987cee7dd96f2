// Coins of the simulated gateway, at the prices of the simulated market. One of them is under maintenance, so that this can be seen too.
import type { Currency } from "../../kernel/currencies";
import type { OfferedCoin } from "../../features/crypto-payments/deposit-rules";
import { momentOf } from "../../features/markets/rules/moment";
import { shownPriceAt } from "../../features/markets/rules/price";
import { tradedSymbol } from "../../features/markets/rules/symbols";
import { simulatedCoinPrice } from "../coin-prices/simulated";

const coins = [
  { cid: "BTC", name: "Bitcoin", minimum: "0.0001" },
  { cid: "ETH", name: "Ethereum", minimum: "0.003" },
  { cid: "LTC", name: "Litecoin", minimum: "0.1" },
  { cid: "BCH", name: "Bitcoin Cash", minimum: "0.02" },
  { cid: "DOGE", name: "Dogecoin", minimum: "50", isUnderMaintenance: true },
] as const;

/** `at` is UTC milliseconds. */
export function simulatedCoins(fiat: Currency, at: number): OfferedCoin[] {
  return coins.map(({ cid, name, minimum, ...more }) => {
    const inDollars = simulatedCoinPrice(cid, at);
    return {
      cid,
      code: cid,
      name,
      minimum,
      priceUsd: inDollars.toFixed(4),
      price: (inDollars / dollarsOfOne(fiat, at)).toFixed(4),
      icon: null,
      isUnderMaintenance: "isUnderMaintenance" in more,
      commissionPercentage: "0.5",
    };
  });
}

function dollarsOfOne(fiat: Currency, at: number): number {
  const pair = tradedSymbol(`${fiat}USD`);
  return pair ? shownPriceAt(pair, momentOf(at)) : 1;
}
