import { quoteOf } from "~server/market/quotes";
import { tradedSymbol } from "~server/market/symbols";
import { priceText } from "~server/market/words";
import { SimulatedTag } from "~/charts/simulated-tag";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/empty-state";
import { Panel } from "~/ui/panel";
import { PriceChange } from "./price-change";
import { WatchButton } from "./watch-button";

/** What this browser watches, of whichever market. */
export function WatchPanel({ watched, now }: { watched: readonly string[]; now: number }) {
  const quotes = watched.flatMap((symbol) => tradedSymbol(symbol) ?? []).map((traded) => quoteOf(traded, now));
  return (
    <Panel title="Watchlist" actions={<SimulatedTag />}>
      {quotes.length === 0 ? (
        <EmptyState title="You watch nothing yet">Press “Watch” beside a symbol to keep it here.</EmptyState>
      ) : (
        <ul className="watchlist">
          {quotes.map((quote) => (
            <li key={quote.symbol}>
              <a href={paths.customer.marketChart({ symbol: quote.symbol })}>{quote.symbol}</a>
              <span className="watch-price">{priceText(quote.price, quote.market)}</span>
              <PriceChange quote={quote} isShort />
              <WatchButton symbol={quote.symbol} isWatched />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
