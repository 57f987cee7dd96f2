// What the three tabs of the markets share: heading, tabs, the four markets, the watchlist and the refresh.
import type { ReactNode } from "react";
import type { Market } from "~server/features/markets/rules/symbols";
import { secondText } from "~/charts/chart-times";
import { PageHeading } from "~/ui/page-heading";
import { RefreshLinks } from "~/ui/refresh-links";
import { RefreshRegion } from "~/ui/refresh-region";
import { hrefOf, MarketTabs, type Tab } from "./market-tabs";
import type { MarketsData } from "./markets-data.server";
import { WatchForms } from "./watch-forms";
import { WatchPanel } from "./watch-panel";

interface Props extends MarketsData {
  tab: Tab;
  market: Market;
  /** Between the tabs and the figures; a refresh leaves it alone. */
  form?: ReactNode;
  /** Left alone by a refresh, because it moves by itself. */
  chart?: ReactNode;
  /** Above table and watchlist. */
  cards?: ReactNode;
  children?: ReactNode;
}

export function MarketFrame({
  tab,
  market,
  search,
  now,
  watched,
  form,
  chart,
  cards,
  children,
}: Props) {
  const query = new URLSearchParams(search);
  const here = hrefOf(tab, Object.fromEntries(query));
  return (
    <>
      <PageHeading title="Markets" lead="Simulated prices to look at: nobody can trade at them." />
      <MarketTabs tab={tab} market={market} query={query} />
      <WatchForms from={here} />
      {form}
      <div className="market-columns">
        {chart}
        <RefreshRegion id="prices" className="market-region" loading="Loading prices…">
          {cards}
          {children && <div className="market-main">{children}</div>}
          <aside aria-label="Watchlist">
            <WatchPanel watched={watched} now={now} />
          </aside>
          <p className="hint">
            Simulated prices of{" "}
            <time dateTime={new Date(now).toISOString()}>{secondText(now)}</time>.
          </p>
        </RefreshRegion>
      </div>
      <RefreshLinks here={here} />
    </>
  );
}
