import { tickMs } from "~server/market/price";

/** The address's question and the moment that every figure of the page is of: prices hold for one tick. */
export function chartData(request: Request) {
  const now = Math.floor(Date.now() / tickMs) * tickMs;
  return { query: new URL(request.url).search, now };
}
