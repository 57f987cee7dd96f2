/** The coins offered while the gateway's list is unavailable, with their minimum amounts. Operators may change them. */
export const builtInCoins = [
  { cid: "BTC", name: "Bitcoin", minimum: "0.0001", priceUsd: "60000" },
  { cid: "ETH", name: "Ethereum", minimum: "0.003", priceUsd: "3000" },
  { cid: "LTC", name: "Litecoin", minimum: "0.1", priceUsd: "80" },
  { cid: "BCH", name: "Bitcoin Cash", minimum: "0.02", priceUsd: "400" },
] as const;
