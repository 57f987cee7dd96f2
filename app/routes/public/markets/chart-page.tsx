// Shared by the three public chart pages.
import { useLoaderData } from "@remix-run/react";
import { chartViewIn } from "~/charts/chart-view";
import { MarketChart } from "~/charts/market-chart";
import { SimulatedTag } from "~/charts/simulated-tag";
import { UnknownSymbol } from "~/charts/unknown-symbol";
import { usePaths } from "~/platform/paths/use-paths";
import { PageHeading } from "~/ui/page-heading";
import { useMessages } from "~/ui/use-messages";
import { PublicFrame } from "../site/public-frame";
import type { chartData } from "./chart-loader.server";

export type ChartMarket = "forex" | "indices" | "crypto";

export function ChartPage({ market }: { market: ChartMarket }) {
  const links = usePaths();
  const t = useMessages("chartPages");
  const { query, now } = useLoaderData<typeof chartData>();
  const view = chartViewIn(new URLSearchParams(query), market);
  return (
    <PublicFrame>
      <PageHeading title={t(market)} lead={t("lead")} badge={<SimulatedTag />} isForChart />
      <UnknownSymbol view={view} />
      <MarketChart view={view} now={now} page={links.charts(market)} />
    </PublicFrame>
  );
}
