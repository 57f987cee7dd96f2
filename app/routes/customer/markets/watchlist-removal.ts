// Removes a symbol from the watchlist.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { pairName } from "~server/features/markets/rules/symbols";
import { messagesFor } from "~/platform/locale.server";
import { changeWatchlist, toMarkets } from "./change-watchlist.server";
import { watchlistOf } from "./watch-cookie.server";

export function action({ request }: ActionFunctionArgs) {
  const t = messagesFor(request, "markets");
  return changeWatchlist(request, (symbol) => {
    const before = watchlistOf(request);
    if (!before.includes(symbol)) return { message: t("notWatched"), tone: "danger" };
    return {
      watched: before.filter((one) => one !== symbol),
      message: t("unwatched", { symbol: pairName(symbol) }),
    };
  });
}

export function loader({ request }: LoaderFunctionArgs) {
  return toMarkets(request);
}

export { NoPage as default } from "~/ui/no-page";
