import { momentOf } from "~server/features/markets/rules/moment";
import { watchedIn } from "./watch-cookie.server";

/** The address's question, the moment that every figure of the page is of, and what this browser watches. */
export function marketsData(request: Request) {
  return {
    search: new URL(request.url).search,
    now: momentOf(Date.now()),
    watched: watchedIn(request),
  };
}

export type MarketsData = ReturnType<typeof marketsData>;
