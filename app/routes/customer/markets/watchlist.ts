// Puts a symbol on the watchlist, or the default ones.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { watchedAtFirst } from "~server/features/markets/rules/symbols";
import { changeWatchlist, toMarkets } from "./change-watchlist.server";
import { watchedIn, withSymbol } from "./watch-cookie.server";

export function action({ request }: ActionFunctionArgs) {
  return changeWatchlist(request, (symbol, form) => {
    if (form.has("defaults")) {
      return { watched: watchedAtFirst, message: "Default watchlist restored" };
    }
    const watched = withSymbol(watchedIn(request), symbol);
    if (watched === "unknown") return { message: "There is no such symbol.", tone: "danger" };
    if (watched === "full")
      return { message: "Your watchlist is full. Remove a symbol first.", tone: "danger" };
    return { watched, message: `${symbol} is on your watchlist` };
  });
}

export function loader({ request }: LoaderFunctionArgs) {
  return toMarkets(request);
}
