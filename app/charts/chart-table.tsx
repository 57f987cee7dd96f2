import type { Candle } from "~server/features/markets/rules/candles";
import type { Market } from "~server/features/markets/rules/symbols";
import type { Timeframe } from "~server/features/markets/rules/timeframes";
import { priceText, shortAmountText } from "~server/features/markets/labels";
import { DataTable, type Column } from "~/ui/data-table";
import { useLocale, useMessages } from "~/ui/use-messages";
import { candleTime } from "./chart-times";

interface Props {
  symbol: string;
  market: Market;
  timeframe: Timeframe;
  candles: readonly Candle[];
}

/** The chart's data as a table, newest first. */
export function ChartTable({ symbol, market, timeframe, candles }: Props) {
  const t = useMessages("charts");
  const locale = useLocale();
  const price = (name: "open" | "high" | "low" | "close"): Column<Candle> => ({
    header: t(name),
    cell: (candle) => priceText(candle[name], market, locale),
    isNumeric: true,
  });
  return (
    <details className="disclosure chart-table">
      <summary>{t("tableShow")}</summary>
      <div id="chart-numbers" data-follows-choice="">
        <DataTable
          caption={t("tableCaption", { symbol })}
          rows={[...candles].reverse()}
          rowKey={({ time }) => String(time)}
          columns={[
            { header: t("begins"), cell: ({ time }) => candleTime(timeframe, time, locale) },
            price("open"),
            price("high"),
            price("low"),
            price("close"),
            {
              header: t("volume"),
              cell: ({ volume }) => shortAmountText(volume, locale),
              isNumeric: true,
            },
          ]}
        />
      </div>
    </details>
  );
}
