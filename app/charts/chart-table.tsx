import type { Candle } from "~server/features/markets/rules/candles";
import type { Market } from "~server/features/markets/rules/symbols";
import type { Timeframe } from "~server/features/markets/rules/timeframes";
import { priceText, shortText } from "~server/features/markets/labels";
import { DataTable } from "~/ui/data-table";
import { candleTime } from "./chart-times";

interface Props {
  caption: string;
  market: Market;
  timeframe: Timeframe;
  candles: readonly Candle[];
}

/** The numbers of the picture, newest first. */
export function ChartTable({ caption, market, timeframe, candles }: Props) {
  return (
    <details className="disclosure chart-table">
      <summary>Show the numbers as a table</summary>
      <div id="chart-numbers" data-follows-choice="">
        <DataTable
          caption={caption}
          rows={[...candles].reverse()}
          rowKey={({ time }) => String(time)}
          columns={[
            { header: "Begins (UTC)", cell: ({ time }) => candleTime(timeframe, time) },
            { header: "Open", cell: ({ open }) => priceText(open, market), isNumeric: true },
            { header: "High", cell: ({ high }) => priceText(high, market), isNumeric: true },
            { header: "Low", cell: ({ low }) => priceText(low, market), isNumeric: true },
            { header: "Close", cell: ({ close }) => priceText(close, market), isNumeric: true },
            { header: "Volume", cell: ({ volume }) => shortText(volume), isNumeric: true },
          ]}
        />
      </div>
    </details>
  );
}
