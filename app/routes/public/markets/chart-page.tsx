// What the three public chart pages share.
import { ChartForm } from "~/charts/chart-form";
import { MarketChart } from "~/charts/market-chart";
import { UnknownSymbol } from "~/charts/unknown-symbol";
import { useChartView } from "~/charts/use-chart-view";
import { paths } from "~/platform/paths";
import { PageHeading } from "~/ui/page-heading";
import { PublicFrame } from "../public-frame";

export type ChartMarket = "forex" | "indices" | "crypto";

export const chartTitles: Readonly<Record<ChartMarket, string>> = {
  forex: "Forex chart",
  indices: "Index chart",
  crypto: "Crypto chart",
};

interface Props {
  market: ChartMarket;
  /** What stands behind the question mark of the address. */
  query: string;
  now: number;
  isSignedIn: boolean | undefined;
}

export function ChartPage({ market, query, now, isSignedIn }: Props) {
  const { view, show } = useChartView(query, market);
  return (
    <PublicFrame isSignedIn={isSignedIn}>
      <PageHeading
        title={chartTitles[market]}
        lead="Simulated prices, made by the portal to show what its charts do. Nobody can trade at them."
      />
      <ChartForm action={paths.charts(market)} market={market} view={view} show={show} />
      <UnknownSymbol view={view} />
      <MarketChart view={view} now={now} />
    </PublicFrame>
  );
}
