// Takes a symbol off the watchlist.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { changeWatchlist, toMarkets } from "./change-watchlist.server";
import { watchedIn } from "./watch-cookie.server";

export function action({ request }: ActionFunctionArgs) {
  return changeWatchlist(request, (symbol) => {
    const before = watchedIn(request);
    if (!before.includes(symbol))
      return { message: "This symbol is not on your watchlist.", tone: "danger" };
    return {
      watched: before.filter((one) => one !== symbol),
      message: `${symbol} is off your watchlist`,
    };
  });
}

export function loader({ request }: LoaderFunctionArgs) {
  return toMarkets(request);
}
