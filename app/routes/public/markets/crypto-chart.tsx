import type { LoaderFunctionArgs } from "@remix-run/node";
import type { PageHandle } from "~/platform/document/page-handle";
import { chartData } from "./chart-loader.server";
import { ChartPage, chartTitles } from "./chart-page";

export const handle = {
  title: chartTitles.crypto,
  description:
    "Eleven cryptocurrencies as a line, area, candlestick or bar chart, from an hour to a month, with every number in a table. Simulated prices.",
  sheets: ["chartPage"],
} satisfies PageHandle;

export function loader({ request }: LoaderFunctionArgs) {
  return chartData(request);
}

export default function CryptoChartPage() {
  return <ChartPage market="crypto" />;
}
