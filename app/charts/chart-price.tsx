// The price of a symbol and how far it moved in a day: drawn by the server, and by the live chart with each new candle.
import { quoteOf } from "~server/features/markets/rules/quotes";
import type { TradedSymbol } from "~server/features/markets/rules/symbols";
import { changeText, percentText, priceText } from "~server/features/markets/labels";
import { Change } from "~/ui/change";
import type { ChartWords } from "./chart-data";
import { momentText } from "./chart-times";

interface Props {
  traded: TradedSymbol;
  /** UTC milliseconds. */
  at: number;
  words: Pick<ChartWords, "inOneDay">;
}

export function ChartPrice({ traded, at, words }: Props) {
  const quote = quoteOf(traded, at);
  return (
    <p className="chart-price">
      <strong>{priceText(quote.price, quote.market)}</strong>{" "}
      <Change text={`${changeText(quote.change, quote)} (${percentText(quote.changePercent)})`} />{" "}
      <span className="hint">
        {words.inOneDay}, <time dateTime={new Date(at).toISOString()}>{momentText(at)}</time>
      </span>
    </p>
  );
}
