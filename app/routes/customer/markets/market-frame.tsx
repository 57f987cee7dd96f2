// What the three tabs of the markets share: heading, tabs, the four markets, the watchlist and the refresh.
import type { ReactNode } from "react";
import { markets, type Market } from "~server/market/symbols";
import { momentText } from "~/charts/chart-words";
import { paths } from "~/paths";
import { FilterLinks } from "~/ui/filter-links";
import { PageHeading } from "~/ui/page-heading";
import { RefreshLinks } from "~/ui/refresh-links";
import { marketNames } from "./market-view";
import type { MarketsData } from "./markets-data.server";
import { WatchForms } from "./watch-forms";
import { WatchPanel } from "./watch-panel";

const { markets: overview, marketScreener, marketChart } = paths.customer;
const tabs = [
  { label: "Overview", hrefFor: overview },
  { label: "Screener", hrefFor: marketScreener },
  { label: "Chart", hrefFor: marketChart },
] as const;

interface Props extends MarketsData {
  tab: (typeof tabs)[number]["label"];
  market: Market;
  /** Between the tabs and the figures; a refresh leaves it alone. */
  form?: ReactNode;
  /** Left alone by a refresh, because it moves by itself. */
  chart?: ReactNode;
  children?: ReactNode;
}

export function MarketFrame({ tab, market, search, now, watched, form, chart, children }: Props) {
  const hrefFor = tabs.find(({ label }) => label === tab)?.hrefFor ?? overview;
  const here = hrefFor(Object.fromEntries(new URLSearchParams(search)));
  return (
    <>
      <PageHeading title="Markets" lead="Simulated prices to look at: nobody can trade at them." />
      <div className="market-tabs">
        <FilterLinks label="Views" links={tabs.map((one) => ({ label: one.label, href: one.hrefFor({ market }), isCurrent: one.label === tab }))} />
        <FilterLinks label="Markets" links={markets.map((one) => ({ label: marketNames[one], href: hrefFor({ market: one }), isCurrent: one === market }))} />
      </div>
      <WatchForms from={here} />
      {form}
      <div className="market-columns">
        {chart}
        <div className="market-region" id="prices" data-refresh="30">
          {children && <div>{children}</div>}
          <aside aria-label="Watchlist">
            <WatchPanel watched={watched} now={now} />
          </aside>
          <p className="hint market-moment">
            Prices of <time dateTime={new Date(now).toISOString()}>{momentText(now)}</time>, simulated.
          </p>
        </div>
      </div>
      <RefreshLinks here={here} />
    </>
  );
}
