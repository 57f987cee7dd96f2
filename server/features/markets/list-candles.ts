import type { marketOperations } from "./operations";
import { refuse } from "../../kernel/refusal";
import { candlesOf } from "./rules/candles";
import { momentOf } from "./rules/moment";
import { tradedSymbol } from "./rules/symbols";
import type { Handler } from "../../http/call";

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
