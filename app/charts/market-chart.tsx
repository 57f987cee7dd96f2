// A symbol's chart: last price, picture, controls, summary and figures, labeled as simulated. Scripts make the part in `#chart` interactive.
import { symbolLabel } from "~server/features/markets/symbol-labels";
import type { ReactNode } from "react";
import { pairName } from "~server/features/markets/rules/symbols";
import { averageLength, averagesOf } from "~server/features/markets/rules/averages";
import { candlesOf } from "~server/features/markets/rules/candles";
import { startOf } from "~server/features/markets/rules/timeframes";
import { useLocale, useMessages } from "~/ui/use-messages";
import type { ChartData } from "./chart-data";
import { ChartForm, ZoomButtons } from "./chart-form";
import { chartTexts, summaryOf } from "./chart-labels";
import { ChartLegend } from "./chart-legend";
import { ChartPicture } from "./chart-picture";
import { ChartPrice } from "./chart-price";
import { ChartTable } from "./chart-table";
import { candleTime } from "./chart-times";
import { candlesIn, type ChartView } from "./chart-view";
import { SimulatedTag } from "./simulated-tag";

interface Props {
  view: ChartView;
  /** The server's clock, UTC milliseconds: every figure of the page is as of this time. */
  now: number;
  /** The form's target. */
  page: string;
  /** A button on the right of the heading. */
  action?: ReactNode;
}

export function MarketChart({ view, now, page, action }: Props) {
  const locale = useLocale();
  const { traded, type, timeframe, back, hasAverage } = view;
  const { symbol, market } = traded;
  const name = pairName(symbol);
  const count = candlesIn(view);
  const lead = hasAverage ? averageLength - 1 : 0;
  const known = candlesOf(traded, timeframe, now, { count: count + lead, back });
  const candles = known.slice(lead);
  const averages = hasAverage ? averagesOf(known) : [];
  const last = candles.at(-1);
  const until = back === 0 ? now : startOf(timeframe, now, back - 1);
  const summary = summaryOf(traded, { timeframe, candles, now: until, locale });
  const texts = chartTexts(locale);
  const shown = { traded, name, type, timeframe, count, back, hasAverage };
  const data: ChartData = { ...shown, now, summary, texts, locale };
  return (
    <figure className="chart" aria-labelledby="chart-name" aria-describedby="chart-summary">
      <div className="chart-stage">
        <div id="chart-head" className="chart-head" data-follows-choice="">
          <div>
            <h2 id="chart-name">{name}</h2>
            <p className="hint">{symbolLabel(symbol, locale)}</p>
          </div>
          {action}
        </div>
        <ChartForm action={page} market={market} view={view} />
        <div id="chart" data-chart={JSON.stringify(data)}>
          <ChartPrice traded={traded} at={now} texts={texts} locale={locale} />
          <div className="chart-tools">
            <button type="button" className="button secondary" hidden>
              {texts.interactive}
            </button>
            {back === 0 && <PlaceOfButton text={texts.pause} />}
          </div>
          <div className="chart-frame">
            {last && (
              <ChartLegend
                candle={last}
                time={candleTime(timeframe, last.time, locale)}
                locale={locale}
                average={averages.at(-1)}
                market={market}
                texts={texts}
              />
            )}
            <ChartPicture
              market={market}
              type={type}
              timeframe={timeframe}
              candles={candles}
              averages={averages}
              locale={locale}
            />
          </div>
        </div>
        {/* On the chart, but after it: the button for live updates, which scripts add, is above both. */}
        <ZoomButtons view={view} />
      </div>
      <p id="chart-summary" className="sr-only" data-follows-choice="">
        {summary}
      </p>
      <div className="chart-foot">
        <ChartTable symbol={name} market={market} timeframe={timeframe} candles={candles} />
        {timeframe === "Live" && <CheckNow page={page} view={view} />}
        <SimulatedTag />
      </div>
    </figure>
  );
}

/** As wide as the button that scripts put here, so that nothing moves when it arrives. */
const PlaceOfButton = ({ text }: { text: string }) => (
  <span className="button secondary chart-tools-place" aria-hidden="true">
    <svg className="icon" width="16" height="16" viewBox="0 0 16 16" />
    <span>{text}</span>
  </span>
);

/** Without scripts, the newest candles are shown on request. */
function CheckNow({ page, view }: Pick<Props, "page" | "view">) {
  const t = useMessages("charts");
  const { traded, timeframe, type, zoom, hasAverage } = view;
  const query = {
    symbol: traded.symbol,
    timeframe,
    type,
    ...(zoom !== 1 && { zoom: String(zoom) }),
    ...(hasAverage && { average: "on" }),
  };
  return (
    <noscript>
      <a href={`${page}?${new URLSearchParams(query)}`}>{t("checkNow")}</a>
    </noscript>
  );
}
