import { quoteOf } from "~server/features/markets/rules/quotes";
import { tradedSymbol } from "~server/features/markets/rules/symbols";
import { percentText, priceText } from "~server/features/markets/labels";
import { SimulatedTag } from "~/charts/simulated-tag";
import { Change } from "~/ui/change";
import { EmptyState } from "~/ui/empty-state";
import { Panel } from "~/ui/panel";
import { SymbolName } from "./symbol-name";
import { WatchButton } from "./watch-button";
import { useLocale, useMessages } from "~/ui/use-messages";

/** This browser's watchlist, across all markets. */
export function WatchPanel({ watched, now }: { watched: readonly string[]; now: number }) {
  const t = useMessages("markets");
  const locale = useLocale();
  const quotes = watched
    .flatMap((symbol) => tradedSymbol(symbol) ?? [])
    .map((traded) => quoteOf(traded, now));
  return (
    <Panel title={t("watchlist")} actions={<SimulatedTag />}>
      {quotes.length === 0 ? (
        <EmptyState icon="star" title={t("watchlistEmpty")}>
          <p>{t("watchlistEmptyHint")}</p>
          <button
            className="button secondary"
            type="submit"
            form="watch-addition"
            name="defaults"
            value="on"
          >
            {t("restoreDefaults")}
          </button>
        </EmptyState>
      ) : (
        <ul className="watchlist" id="watchlist" tabIndex={-1}>
          {quotes.map(({ symbol, market, price, changePercent }) => (
            <li key={symbol}>
              <SymbolName symbol={symbol} />
              <span className="quote-figures">
                <span>{priceText(price, market, locale)}</span>{" "}
                <Change text={percentText(changePercent, locale)} />
              </span>
              <WatchButton symbol={symbol} isWatched variant="cross" />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
