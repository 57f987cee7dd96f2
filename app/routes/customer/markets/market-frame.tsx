// The common parts of the three market tabs: heading, tabs, the four markets, the watchlist and the refresh.
import type { ReactNode } from "react";
import type { Market } from "~server/features/markets/rules/symbols";
import { secondText } from "~/charts/chart-times";
import { SimulatedTag } from "~/charts/simulated-tag";
import { PageHeading } from "~/ui/page-heading";
import { RefreshLinks } from "~/ui/refresh-links";
import { RefreshRegion } from "~/ui/refresh-region";
import { useLocale, useMessages } from "~/ui/use-messages";
import { hrefOf, MarketTabs, type Tab } from "./market-tabs";
import type { MarketsData } from "./markets-data.server";
import { WatchPanel } from "./watch-panel";
import { paths } from "~/platform/paths";
import { FormTokenField } from "~/ui/form-token-field";

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
