// Symbols of one market with their figures; each column's heading is a link that sorts by it.
import type { Quote } from "~server/market/quotes";
import { priceText, shortText } from "~server/market/words";
import { paths } from "~/paths";
import { DataTable, type Column } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { nextDirection, type Sorted, type Sorting } from "./market-view";
import { PriceChange } from "./price-change";
import { WatchButton } from "./watch-button";

interface Props {
  caption: string;
  quotes: readonly Quote[];
  watched: readonly string[];
  sorted: Sorted | undefined;
  /** The page's address with this order. */
  hrefFor: (order: { sort: string; order: string }) => string;
}

export function MarketTable({ caption, quotes, watched, sorted, hrefFor }: Props) {
  const sort = (by: Sorting) => ({
    href: hrefFor({ sort: by, order: nextDirection(by, sorted) }),
    direction: sorted?.by === by ? sorted.direction : undefined,
  });
  const hasCap = quotes.some(({ marketCap }) => marketCap !== undefined);
  const cap: Column<Quote> = { header: "Market cap", cell: ({ marketCap = 0 }) => shortText(marketCap), isNumeric: true, sort: sort("cap") };
  return (
    <DataTable
      caption={caption}
      rows={quotes}
      rowKey={({ symbol }) => symbol}
      empty={<EmptyState title="No symbol matches">Widen the filters, or choose another market.</EmptyState>}
      columns={[
        { header: "Symbol", cell: (quote) => <SymbolLink {...quote} />, sort: sort("symbol") },
        { header: "Price", cell: ({ price, market }) => priceText(price, market), isNumeric: true, sort: sort("price") },
        { header: "Change", cell: (quote) => <PriceChange quote={quote} />, isNumeric: true, sort: sort("change") },
        { header: "High", cell: ({ high24h, market }) => priceText(high24h, market), isNumeric: true, sort: sort("high") },
        { header: "Low", cell: ({ low24h, market }) => priceText(low24h, market), isNumeric: true, sort: sort("low") },
        { header: "Volume", cell: ({ volume }) => shortText(volume), isNumeric: true, sort: sort("volume") },
        ...(hasCap ? [cap] : []),
        { header: "Watchlist", cell: ({ symbol }) => <WatchButton symbol={symbol} isWatched={watched.includes(symbol)} />, isNumeric: true },
      ]}
    />
  );
}

function SymbolLink({ symbol, label }: Quote) {
  return (
    <span>
      <a className="symbol-link" href={paths.customer.marketChart({ symbol })}>
        {symbol}
      </a>
      <span className="hint">{label}</span>
    </span>
  );
}
