// Symbols of one market with their figures; each column's heading is a link that sorts by it.
import type { Quote } from "~server/features/markets/rules/quotes";
import {
  changeText,
  percentText,
  priceText,
  shortAmountText,
} from "~server/features/markets/labels";
import { Change } from "~/ui/change";
import { DataTable, type Column } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { nextDirection, type Sorted, type Sorting } from "./market-view";
import { SymbolName } from "./symbol-name";
import { WatchButton } from "./watch-button";
import { useLocale, useMessages } from "~/ui/use-messages";

interface Props {
  caption: string;
  quotes: readonly Quote[];
  watched: readonly string[];
  sorted: Sorted | undefined;
  /** The page's URL with this order. */
  hrefFor: (order: { sort: string; order: string }) => string;
}

export function MarketTable({ caption, quotes, watched, sorted, hrefFor }: Props) {
  const t = useMessages("markets");
  const locale = useLocale();
  const figures = (header: string, by: Sorting, cell: Column<Quote>["cell"]): Column<Quote> => ({
    header,
    cell,
    isNumeric: true,
    sort: sort(by),
  });
  const sort = (by: Sorting) => ({
    href: hrefFor({ sort: by, order: nextDirection(by, sorted) }),
    direction: sorted?.by === by ? sorted.direction : undefined,
  });
  const hasCap = quotes.some(({ marketCap }) => marketCap !== undefined);
  return (
    <DataTable
      caption={caption}
      frame="quote-frame"
      rows={quotes}
      rowKey={({ symbol }) => symbol}
      empty={
        <EmptyState icon="find" title={t("noMatches")}>
          {t("noMatchesHint")}
        </EmptyState>
      }
      columns={[
        {
          header: t("symbol"),
          cell: ({ symbol }) => <SymbolName symbol={symbol} />,
          sort: sort("symbol"),
        },
        figures(t("price"), "price", ({ price, market }) => priceText(price, market, locale)),
        figures(t("change"), "change", (quote) => <ChangeCell {...quote} />),
        figures(t("high"), "high", ({ high24h, market }) => priceText(high24h, market, locale)),
        figures(t("low"), "low", ({ low24h, market }) => priceText(low24h, market, locale)),
        figures(t("volume"), "volume", ({ volume }) => shortAmountText(volume, locale)),
        ...(hasCap
          ? [
              figures(t("marketCap"), "cap", ({ marketCap = 0 }) =>
                shortAmountText(marketCap, locale),
              ),
            ]
          : []),
        {
          header: t("watch"),
          hidesHeader: true,
          cell: ({ symbol }) => (
            <WatchButton symbol={symbol} isWatched={watched.includes(symbol)} variant="star" />
          ),
          isNumeric: true,
        },
      ]}
    />
  );
}

function ChangeCell(quote: Quote) {
  const locale = useLocale();
  return (
    <span className="quote-figures">
      <Change text={percentText(quote.changePercent, locale)} />{" "}
      <bdi dir="ltr" className="hint">
        {changeText(quote.change, quote, locale)}
      </bdi>
    </span>
  );
}
