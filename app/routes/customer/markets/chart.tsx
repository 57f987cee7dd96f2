// A symbol's chart next to the watchlist.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { chartViewIn } from "~/charts/chart-view";
import { MarketChart } from "~/charts/market-chart";
import { UnknownSymbol } from "~/charts/unknown-symbol";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { autoRefreshSeconds } from "~/ui/refresh-seconds";
import { MarketFrame } from "./market-frame";
import { chartMarketIn } from "./market-view";
import { marketsData } from "./markets-data.server";
import { WatchButton } from "./watch-button";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("markets", "chartTitle"),
  refreshAfter: autoRefreshSeconds,
} satisfies PageHandle;

export function loader({ request }: LoaderFunctionArgs) {
  return marketsData(request);
}

export default function MarketChartPage() {
  const data = useLoaderData<typeof loader>();
  const query = new URLSearchParams(data.search);
  const market = chartMarketIn(query);
  const view = chartViewIn(query, market);
  const { symbol } = view.traded;
  return (
    <MarketFrame
      tab="chart"
      market={market}
      {...data}
      form={<UnknownSymbol view={view} />}
      chart={
        <MarketChart
          view={view}
          now={data.now}
          page={paths.customer.marketChart()}
          action={
            <WatchButton symbol={symbol} isWatched={data.watched.includes(symbol)} variant="text" />
          }
        />
      }
    />
  );
}
