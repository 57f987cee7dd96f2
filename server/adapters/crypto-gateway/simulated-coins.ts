// Coins of the simulated gateway, at prices that never move. One of them is under maintenance, so that this can be seen too.
import type { Currency } from "../../kernel/currencies";
import type { OfferedCoin } from "../../features/crypto-payments/deposit-rules";

const figures = [
  { cid: "BTC", name: "Bitcoin", minimum: "0.0001", cents: 6_500_000n },
  { cid: "ETH", name: "Ethereum", minimum: "0.003", cents: 320_000n },
  { cid: "LTC", name: "Litecoin", minimum: "0.1", cents: 8_500n },
  { cid: "BCH", name: "Bitcoin Cash", minimum: "0.02", cents: 42_000n },
  { cid: "DOGE", name: "Dogecoin", minimum: "50", cents: 15n, isUnderMaintenance: true },
] as const;

const usdCentsOfOne: Record<Currency, bigint> = { USD: 100n, EUR: 108n, GBP: 127n };

export function simulatedCoins(fiat: Currency): OfferedCoin[] {
  return figures.map(({ cid, name, minimum, cents, ...more }) => ({
    cid,
    code: cid,
    name,
    minimum,
    priceUsd: decimal(cents * 100n),
    price: decimal((cents * 10_000n) / usdCentsOfOne[fiat]),
    icon: null,
    isUnderMaintenance: "isUnderMaintenance" in more,
    commissionPercentage: "0.5",
  }));
}

// Prices are calculated in hundredths of a cent.
function decimal(price: bigint): string {
  return `${price / 10_000n}.${(price % 10_000n).toString().padStart(4, "0")}`;
}
