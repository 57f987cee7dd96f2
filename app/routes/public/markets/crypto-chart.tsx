import type { LoaderFunctionArgs } from "@remix-run/node";
import type { PageHandle } from "~/platform/document/page-handle";
import { pageText } from "~/ui/page-text";
import { chartData } from "./chart-loader.server";
import { ChartPage } from "./chart-page";

export const handle = {
  title: pageText("chartPages", "crypto"),
  description: pageText("chartPages", "cryptoDescription"),
} satisfies PageHandle;

export function loader({ request }: LoaderFunctionArgs) {
  return chartData(request);
}

export default function CryptoChartPage() {
  return <ChartPage market="crypto" />;
}
