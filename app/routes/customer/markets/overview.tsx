// The market overview: four cards, every symbol in a table, and the watchlist.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { quotesOf } from "~server/features/markets/rules/quotes";
import { SimulatedTag } from "~/charts/simulated-tag";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { Panel } from "~/ui/panel";
import { autoRefreshSeconds } from "~/ui/refresh-seconds";
import { MarketFrame } from "./market-frame";
import { MarketTable } from "./market-table";
import { sortQuotes, marketIn, parseSorting } from "./market-view";
import { marketsData } from "./markets-data.server";
import { SummaryCards } from "./summary-cards";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("markets", "markets"),
  refreshAfter: autoRefreshSeconds,
} satisfies PageHandle;

export function loader({ request }: LoaderFunctionArgs) {
  return marketsData(request);
}

export default function MarketOverviewPage() {
  const t = useMessages("markets");
  const data = useLoaderData<typeof loader>();
  const query = new URLSearchParams(data.search);
  const [market, sorted] = [marketIn(query), parseSorting(query)];
  const quotes = quotesOf(market, data.now);
  return (
    <MarketFrame tab="overview" market={market} {...data} cards={<SummaryCards quotes={quotes} />}>
      <Panel title={t(`market.${market}`)} actions={<SimulatedTag />}>
        <MarketTable
          caption={t("pricesCaption", { market: t(`market.${market}`) })}
          quotes={sortQuotes(quotes, sorted)}
          watched={data.watched}
          sorted={sorted}
          hrefFor={(order) => paths.customer.markets({ market, ...order })}
        />
      </Panel>
    </MarketFrame>
  );
}
