// The common parts of the three market tabs: heading, tabs, the four markets, the watchlist and the refresh.
import type { ReactNode } from "react";
import { type Market, marketIds, tradedSymbol } from "~server/features/markets/rules/symbols";
import { secondText } from "~/charts/chart-times";
import { SimulatedTag } from "~/charts/simulated-tag";
import { PageHeading } from "~/ui/page-heading";
import { RefreshLinks } from "~/ui/refresh-links";
import { RefreshRegion } from "~/ui/refresh-region";
import { useLocale, useMessages } from "~/ui/use-messages";
import type { MarketsData } from "./markets-data.server";
import { paths } from "~/platform/paths";
import { FormTokenField } from "~/ui/form-token-field";
import { FilterLinks } from "~/ui/filter-links";
import { quoteOf } from "~server/features/markets/rules/quotes";
import { percentText, priceText } from "~server/features/markets/labels";
import { Change } from "~/ui/change";
import { EmptyState } from "~/ui/empty-state";
import { Panel } from "~/ui/panel";
import { SymbolName } from "./symbol-name";
import { WatchButton } from "./watch-button";

interface Props extends MarketsData {
  tab: Tab;
  market: Market;
  /** Between the tabs and the figures; a refresh doesn't change it. */
  form?: ReactNode;
  /** Skipped when the page refreshes, because it updates on its own. */
  chart?: ReactNode;
  /** Shown above the table and the watchlist. */
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
  const t = useMessages("markets");
  const locale = useLocale();
  const query = new URLSearchParams(search);
  const here = hrefOf(tab, Object.fromEntries(query));
  return (
    <>
      <PageHeading
        title={t("markets")}
        lead={t("lead")}
        badge={<SimulatedTag />}
        isForChart={chart !== undefined}
      />
      <MarketTabs tab={tab} market={market} query={query} />
      <WatchForms from={here} />
      {form}
      <div className={chart ? "market-columns with-watchlist" : "market-columns"}>
        {chart}
        <RefreshRegion
          id="prices"
          className={children ? "market-region with-watchlist" : "market-region"}
          loading={t("loadingPrices")}
        >
          {cards}
          {children && <div className="market-main">{children}</div>}
          <aside aria-label={t("watchlist")}>
            <WatchPanel watched={watched} now={now} />
          </aside>
          <p className="hint">
            {t("updated", {
              time: <time dateTime={new Date(now).toISOString()}>{secondText(now, locale)}</time>,
            })}
          </p>
        </RefreshRegion>
      </div>
      <RefreshLinks here={here} />
    </>
  );
}

/** The two forms that the page's watch buttons send. */
function WatchForms({ from }: { from: string }) {
  const forms = [
    { id: "watch-addition", action: paths.customer.watchlist() },
    { id: "watch-removal", action: paths.customer.watchlistRemoval() },
  ];
  return forms.map(({ id, action }) => (
    <form key={id} id={id} method="post" action={action} data-follows-choice="">
      <FormTokenField />
      <input type="hidden" name="from" value={from} />
    </form>
  ));
}

const { markets: overview, marketScreener, marketChart } = paths.customer;
const builders = { overview, screener: marketScreener, chart: marketChart } as const;
type Tab = keyof typeof builders;
const tabs = ["overview", "screener", "chart"] as const satisfies readonly Tab[];

/** The search parameters that also apply to other markets: the order and the change in percent, but no price. */
const kept = [
  "sort",
  "order",
  "q",
  "changeFrom",
  "changeTo",
  "type",
  "timeframe",
  "zoom",
  "average",
];

function hrefOf(tab: Tab, query: Readonly<Record<string, string>>): string {
  return builders[tab](query);
}

/** Links to the three views and the four markets. */
function MarketTabs({ tab, market, query }: { tab: Tab; market: Market; query: URLSearchParams }) {
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

/** This browser's watchlist, across all markets. */
function WatchPanel({ watched, now }: { watched: readonly string[]; now: number }) {
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
