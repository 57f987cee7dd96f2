// Puts a symbol on the watchlist, or the default ones.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { pairName, defaultWatchlist } from "~server/features/markets/rules/symbols";
import { messagesFor } from "~/platform/locale.server";
import { changeWatchlist, toMarkets } from "./change-watchlist.server";
import { watchlistOf, withSymbol } from "./watch-cookie.server";

export function action({ request }: ActionFunctionArgs) {
  const t = messagesFor(request, "markets");
  return changeWatchlist(request, (symbol, form) => {
    if (form.has("defaults")) {
      return { watched: defaultWatchlist, message: t("defaultsRestored") };
    }
    const watched = withSymbol(watchlistOf(request), symbol);
    if (watched === "unknown") return { message: t("unknownSymbol"), tone: "danger" };
    if (watched === "full") return { message: t("watchlistFull"), tone: "danger" };
    return { watched, message: t("watched", { symbol: pairName(symbol) }) };
  });
}

export function loader({ request }: LoaderFunctionArgs) {
  return toMarkets(request);
}

export { NoPage as default } from "~/ui/no-page";
