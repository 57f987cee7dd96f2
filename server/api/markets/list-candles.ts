import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import { candlesOf } from "../../market/candles";
import { momentOf } from "../../market/moment";
import { tradedSymbol } from "../../market/symbols";
import type { Handler } from "../call";

export const listCandles: Handler<Operations["markets"]["candles"]> = ({
  context,
  query: { symbol, timeframe, count },
}) => {
  const traded = tradedSymbol(symbol);
  if (!traded) return Promise.resolve(refuse("not_found"));
  const now = momentOf(context.now());
  const candles = candlesOf(traded, timeframe, now, count).map((candle) => ({
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
