// The gateway's cryptocurrencies, cached for minutes: one query for many customers, and the last good list while the gateway is down.
import type { Currency } from "../../kernel/currencies";
import type { CryptoGateway } from "./port";
import { builtInCoins } from "../coin-prices/labels";
import type { OfferedCoin } from "./deposit-rules";
import { singleFlight } from "../../kernel/single-flight";

const minute = 60_000;
const freshMs = 5 * minute;
const usableMs = 24 * 60 * minute;
/** How long the gateway isn't queried after a failure. */
const restMs = minute / 2;

interface CoinListing {
  readonly coins: readonly OfferedCoin[];
  /** When they were received, UTC milliseconds; null for the built-in ones. */
  readonly at: number | null;
}

export interface CoinLists {
  /** Never rejects. */
  pricedIn(fiat: Currency): Promise<CoinListing>;
}

interface Sources {
  readonly gateway: Pick<CryptoGateway, "coins" | "isSimulated">;
  readonly now: () => number;
  readonly report: (event: string, error: unknown) => void;
}

export function createCoinLists({ gateway, now, report }: Sources): CoinLists {
  const cached = new Map<Currency, { coins: readonly OfferedCoin[]; at: number }>();
  const retryAt = new Map<Currency, number>();
  const refreshes = singleFlight<void>();
  const isCached = (fiat: Currency, forMs: number) =>
    now() < (cached.get(fiat)?.at ?? -Infinity) + forMs;
  const refresh = async (fiat: Currency) => {
    try {
      cached.set(fiat, { coins: await gateway.coins(fiat), at: now() });
    } catch (error) {
      report("crypto-coins", error);
      retryAt.set(fiat, now() + restMs);
    }
  };
  return {
    async pricedIn(fiat) {
      // A simulated gateway needs no call, and its prices are those of the markets at any time.
      const isFresh = !gateway.isSimulated && isCached(fiat, freshMs);
      if (!isFresh && now() >= (retryAt.get(fiat) ?? 0)) await refreshes(fiat, () => refresh(fiat));
      const listing = isCached(fiat, usableMs) ? cached.get(fiat) : undefined;
      return listing ?? { coins: builtInFor(fiat), at: null };
    },
  };
}

function builtInFor(fiat: Currency): OfferedCoin[] {
  return builtInCoins.map((coin) => ({
    ...coin,
    code: coin.cid,
    price: fiat === "USD" ? coin.priceUsd : null,
    icon: null,
    isUnderMaintenance: false,
    commissionPercentage: "0",
  }));
}
