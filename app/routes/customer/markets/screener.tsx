// Symbols of a market filtered by text, change, price and volume, all in the URL.
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
import { matchesScreener, screenerFilterIn } from "./screener-filter";
import { ScreenerForm } from "./screener-form";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("markets", "screenerTitle"),
  refreshAfter: autoRefreshSeconds,
} satisfies PageHandle;

export function loader({ request }: LoaderFunctionArgs) {
  return marketsData(request);
}

export default function ScreenerPage() {
  const t = useMessages("markets");
  const locale = useLocale();
  const data = useLoaderData<typeof loader>();
  const query = new URLSearchParams(data.search);
  const [market, sorted] = [marketIn(query), parseSorting(query)];
  const filter = screenerFilterIn(query, locale);
  const all = quotesOf(market, data.now);
  const quotes = all.filter((quote) => matchesScreener(filter, quote, locale));
  return (
    <MarketFrame
      tab="screener"
      market={market}
      {...data}
      form={<ScreenerForm market={market} filter={filter} sorted={sorted} />}
    >
      <div id="matches" data-follows-choice="">
        <Panel
          title={t("matchCount", { shown: quotes.length, total: all.length })}
          actions={<SimulatedTag />}
        >
          <MarketTable
            caption={t("matchesCaption", { market: t(`market.${market}`) })}
            quotes={sortQuotes(quotes, sorted)}
            watched={data.watched}
            sorted={sorted}
            hrefFor={(order) =>
              paths.customer.marketScreener({ market, q: filter.text, ...filter.entered, ...order })
            }
          />
        </Panel>
      </div>
    </MarketFrame>
  );
}
