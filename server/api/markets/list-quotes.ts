import type { Operations } from "../../contract/operations";
import { momentOf } from "../../market/moment";
import { quotesOf } from "../../market/quotes";
import { markets } from "../../market/symbols";
import { shortText } from "../../market/words";
import type { Handler } from "../call";

export const listQuotes: Handler<Operations["markets"]["quotes"]> = ({ context, query }) => {
  const now = momentOf(context.now());
  const asked = query.market ? [query.market] : markets;
  const quotes = asked
    .flatMap((market) => quotesOf(market, now))
    .map((quote) => ({ ...quote, volume: shortText(quote.volume) }));
  return Promise.resolve({ quotes, asOf: new Date(now).toISOString(), simulated: true });
};
