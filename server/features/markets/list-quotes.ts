import { defaultLocale } from "../../locales/locale";
import type { marketOperations } from "./operations";
import { momentOf } from "./rules/moment";
import { quotesOf } from "./rules/quotes";
import { marketIds } from "./rules/symbols";
import { shortText } from "./labels";
import type { Handler } from "../../http/call";

export const listQuotes: Handler<typeof marketOperations.quotes> = ({ context, query }) => {
  const now = momentOf(context.now());
  const asked = query.market ? [query.market] : marketIds;
  const quotes = asked
    .flatMap((market) => quotesOf(market, now))
    .map((quote) => ({ ...quote, volume: shortText(quote.volume, defaultLocale) }));
  return Promise.resolve({ quotes, asOf: new Date(now).toISOString(), simulated: true });
};
