// Links to the three views and the four markets.
import { marketIds, type Market } from "~server/features/markets/rules/symbols";
import { paths } from "~/platform/paths";
import { FilterLinks } from "~/ui/filter-links";
import { useMessages } from "~/ui/use-messages";

const { markets: overview, marketScreener, marketChart } = paths.customer;
const builders = { overview, screener: marketScreener, chart: marketChart } as const;
export type Tab = keyof typeof builders;
const tabs = ["overview", "screener", "chart"] as const satisfies readonly Tab[];

/** The search parameters that also apply to other markets: the order and the change in percent, but no price. */
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
  const t = useMessages("markets");
  const along = Object.fromEntries(kept.map((name) => [name, query.get(name) ?? ""]));
  return (
    <div id="market-tabs" className="market-tabs" data-follows-choice="">
      <FilterLinks
        label={t("views")}
        links={tabs.map((one) => ({
          label: t(one),
          href: hrefOf(one, { market }),
          isCurrent: one === tab,
        }))}
      />
      <FilterLinks
        label={t("markets")}
        links={marketIds.map((one) => ({
          label: t(`market.${one}`),
          href: hrefOf(tab, { market: one, ...along }),
          isCurrent: one === market,
        }))}
      />
    </div>
  );
}
