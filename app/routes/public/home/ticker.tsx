// The prices of eight coins, rendered with the page and refreshed by scripts every 30 seconds.
import { useLoaderData } from "@remix-run/react";
import { coinPriceText, percentText } from "~server/features/markets/labels";
import { clockText } from "~/charts/chart-times";
import { SimulatedTag } from "~/charts/simulated-tag";
import { usePaths } from "~/platform/paths/use-paths";
import { Change } from "~/ui/change";
import { RefreshLinks } from "~/ui/refresh-links";
import { RefreshRegion } from "~/ui/refresh-region";
import { useLocale, useMessages } from "~/ui/use-messages";
import type { tickerLoader } from "./ticker-loader.server";

type LoadedTicker = NonNullable<ReturnType<typeof useLoaderData<typeof tickerLoader>>>;
type Prices = NonNullable<LoadedTicker["prices"]>;

/** Prices of a working feed are newer than this. */
const oldSeconds = 10 * 60;

export function Ticker() {
  const links = usePaths();
  const t = useMessages("home");
  const ticker = useLoaderData<typeof tickerLoader>();
  if (!ticker) return null;
  const { prices, message, search } = ticker;
  return (
    <section className="ticker mt-14" aria-labelledby="ticker">
      <h2 id="ticker" className="mb-6 text-headline">
        {t("ticker")}
      </h2>
      <RefreshRegion id="ticker-prices" loading={t("loadingPrices")}>
        {prices ? <Coins {...prices} /> : <p>{t("pricesFailed", { message })}</p>}
      </RefreshRegion>
      <RefreshLinks here={links.home() + search} />
    </section>
  );
}

function Coins({ coins, asOf, ageSeconds, simulated }: Prices) {
  const t = useMessages("home");
  const locale = useLocale();
  return (
    <>
      <p className="-mt-4 mb-4 flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {simulated && <SimulatedTag />}
        <span className="hint">
          {t(simulated ? "pricesAsOf" : "feedPricesAsOf", {
            at: clockText(Date.parse(asOf), locale),
            time: (text) => <time dateTime={asOf}>{text}</time>,
          })}
          {ageSeconds > oldSeconds && (
            <> {t("pricesOld", { minutes: Math.floor(ageSeconds / 60) })}</>
          )}
        </span>
      </p>
      <ul className="ticker-coins">
        {coins.map(
          ({ id, symbol, name, current_price: price, price_change_percentage_24h: change }) => (
            <li key={id}>
              <span>
                <strong>{symbol}</strong>
                <span className="hint">{name}</span>
              </span>
              <span className="quote-figures flex-1">
                <strong>
                  {price === null ? (
                    <>
                      <span aria-hidden="true">—</span>
                      <span className="sr-only">{t("noPrice")}</span>
                    </>
                  ) : (
                    coinPriceText(price, locale)
                  )}
                </strong>
                {change !== null && <Change text={percentText(change, locale)} />}
              </span>
            </li>
          ),
        )}
      </ul>
    </>
  );
}
