import { defaultLocale } from "../../locales/locale";
import type { marketOperations } from "./operations";
import { momentOf } from "./rules/moment";
import { quotesOf } from "./rules/quotes";
import { marketIds } from "./rules/symbols";
import { shortAmountText } from "./labels";
import { symbolLabel } from "./symbol-labels";
import type { Handler } from "../../http/call";

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
