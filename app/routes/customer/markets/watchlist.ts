// Puts a symbol on the watchlist, or the default ones.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { watchedAtFirst } from "~server/market/symbols";
import { changeWatchlist, toMarkets } from "./change-watchlist.server";
import { watchedIn, withSymbol } from "./watch-cookie.server";

export function action({ request }: ActionFunctionArgs) {
  return changeWatchlist(request, (symbol, form) => {
    if (form.has("defaults")) {
      return { watched: watchedAtFirst, words: "Default watchlist restored" };
    }
    const watched = withSymbol(watchedIn(request), symbol);
    if (watched === "unknown") return { words: "There is no such symbol.", tone: "danger" };
    if (watched === "full")
      return { words: "Your watchlist is full. Remove a symbol first.", tone: "danger" };
    return { watched, words: `${symbol} is on your watchlist` };
  });
}

export function loader({ request }: LoaderFunctionArgs) {
  return toMarkets(request);
}
