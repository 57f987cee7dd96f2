import { defaultLocale } from "../../locales/locale";
import type { marketOperations } from "./operations";
import { momentOf } from "./rules/moment";
import { quotesOf } from "./rules/quotes";
import { marketIds, tradedSymbol } from "./rules/symbols";
import { shortAmountText } from "./labels";
import { symbolLabel } from "./symbol-labels";
import type { Handler } from "../../http/call";
import { refuse } from "../../kernel/refusal";
import { candlesOf } from "./rules/candles";

export const listQuotes: Handler<typeof marketOperations.quotes> = ({ context, query, locale }) => {
  const now = momentOf(context.now());
  const requested = query.market ? [query.market] : marketIds;
  const quotes = requested
    .flatMap((market) => quotesOf(market, now))
    .map(({ symbol, ...quote }) => ({
      symbol,
      label: symbolLabel(symbol, locale),
      ...quote,
      // In the default language, for API clients.
      volume: shortAmountText(quote.volume, defaultLocale),
    }));
  return Promise.resolve({ quotes, asOf: new Date(now).toISOString(), simulated: true });
};

export const listCandles: Handler<typeof marketOperations.candles> = ({
  context,
  query: { symbol, timeframe, count },
}) => {
  const traded = tradedSymbol(symbol);
  if (!traded) return Promise.resolve(refuse("not_found"));
  const now = momentOf(context.now());
  const candles = candlesOf(traded, timeframe, now, { count }).map((candle) => ({
    ...candle,
    time: new Date(candle.time).toISOString(),
  }));
  return Promise.resolve({
    symbol,
    timeframe,
    candles,
    asOf: new Date(now).toISOString(),
    simulated: true,
  });
};
