// Puts a symbol on the watchlist.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { changeWatchlist, toMarkets } from "./change-watchlist.server";
import { watchedIn, withSymbol } from "./watch-cookie.server";

export function action({ request }: ActionFunctionArgs) {
  return changeWatchlist(request, (symbol) => {
    const watched = withSymbol(watchedIn(request), symbol);
    if (watched === "unknown") return { words: "There is no such symbol.", tone: "danger" };
    if (watched === "full") return { words: "Your watchlist is full. Remove a symbol first.", tone: "danger" };
    return { watched, words: `${symbol} is on your watchlist` };
  });
}

export function loader({ request }: LoaderFunctionArgs) {
  return toMarkets(request);
}
