// The price of a symbol and its daily change: rendered by the server, and by the live chart with each new candle.
import { quoteOf } from "~server/features/markets/rules/quotes";
import type { TradedSymbol } from "~server/features/markets/rules/symbols";
import { changeText, percentText, priceText } from "~server/features/markets/labels";
import { Change } from "~/ui/change";
import type { Locale } from "~server/locales/locale";
import type { ChartTexts } from "./chart-data";
import { momentText } from "./chart-times";

interface Props {
  traded: TradedSymbol;
  /** UTC milliseconds. */
  at: number;
  texts: Pick<ChartTexts, "inOneDay">;
  locale: Locale;
}

export function ChartPrice({ traded, at, texts, locale }: Props) {
  const quote = quoteOf(traded, at);
  const change = `${changeText(quote.change, quote, locale)} (${percentText(quote.changePercent, locale)})`;
  return (
    <p className="chart-price">
      <strong>{priceText(quote.price, quote.market, locale)}</strong> <Change text={change} />{" "}
      <span className="hint">
        {texts.inOneDay} ·{" "}
        <time dateTime={new Date(at).toISOString()}>{momentText(at, locale)}</time>
      </span>
    </p>
  );
}
