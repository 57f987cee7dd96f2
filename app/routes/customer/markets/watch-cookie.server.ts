// The watchlist is kept in the visitor's browser, in a cookie, so that it works without scripts.
import { tradedSymbol, defaultWatchlist } from "~server/features/markets/rules/symbols";

const most = 30;
const yearSeconds = 365 * 24 * 60 * 60;

/** The watched symbols, oldest first; five defaults before any choice. */
export function watchlistOf(request: Request): string[] {
  const kept = /(?:^|;\s*)watchlist=([\w.]*)/.exec(request.headers.get("Cookie") ?? "")?.[1];
  if (kept === undefined) return [...defaultWatchlist];
  return [...new Set(kept.split("."))].filter((symbol) => tradedSymbol(symbol)).slice(0, most);
}

export function watchCookie(symbols: readonly string[]): string {
  return `watchlist=${symbols.join(".")}; Path=/dashboard; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax`;
}

/** The list with the symbol, or the error. */
export function withSymbol(
  watched: readonly string[],
  symbol: string,
): readonly string[] | "unknown" | "full" {
  if (!tradedSymbol(symbol)) return "unknown";
  if (watched.includes(symbol)) return watched;
  return watched.length >= most ? "full" : [...watched, symbol];
}
