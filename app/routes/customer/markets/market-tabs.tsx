// The three views and the four markets, each an address.
import { marketIds, type Market } from "~server/features/markets/rules/symbols";
import { paths } from "~/platform/paths";
import { FilterLinks } from "~/ui/filter-links";
import { marketNames } from "./market-view";

const { markets: overview, marketScreener, marketChart } = paths.customer;
const builders = { Overview: overview, Screener: marketScreener, Chart: marketChart } as const;
export type Tab = keyof typeof builders;
const tabs = ["Overview", "Screener", "Chart"] as const satisfies readonly Tab[];

/** What a question is worth in another market, too: an order and a change in percent, but no price. */
const kept = ["sort", "order", "q", "changeFrom", "changeTo", "type", "timeframe", "zoom"];

export function hrefOf(tab: Tab, query: Readonly<Record<string, string>>): string {
  return builders[tab](query);
}

export function MarketTabs({
  tab,
  market,
  query,
}: {
  tab: Tab;
  market: Market;
  query: URLSearchParams;
}) {
  const along = Object.fromEntries(kept.map((name) => [name, query.get(name) ?? ""]));
  return (
    <div id="market-tabs" className="market-tabs" data-follows-choice="">
      <FilterLinks
        label="Views"
        links={tabs.map((one) => ({
          label: one,
          href: hrefOf(one, { market }),
          isCurrent: one === tab,
        }))}
      />
      <FilterLinks
        label="Markets"
        links={marketIds.map((one) => ({
          label: marketNames[one],
          href: hrefOf(tab, { market: one, ...along }),
          isCurrent: one === market,
        }))}
      />
    </div>
  );
}
