import { momentOf } from "~server/features/markets/rules/moment";
import { watchlistOf } from "./watch-cookie.server";

/** The search parameters, the time that every figure of the page is as of, and this browser's watchlist. */
export function marketsData(request: Request) {
  return {
    search: new URL(request.url).search,
    now: momentOf(Date.now()),
    watched: watchlistOf(request),
  };
}

export type MarketsData = ReturnType<typeof marketsData>;
