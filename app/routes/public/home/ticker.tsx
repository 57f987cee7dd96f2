// The prices of eight coins, rendered with the page and refreshed by scripts every 30 seconds.
import { useLoaderData } from "@remix-run/react";
import { percentText, priceText } from "~server/features/markets/labels";
import { SimulatedTag } from "~/charts/simulated-tag";
import { paths } from "~/platform/paths";
import { Change } from "~/ui/change";
import { RefreshLinks } from "~/ui/refresh-links";
import { RefreshRegion } from "~/ui/refresh-region";
import type { tickerLoader } from "./ticker-loader.server";

type LoadedTicker = NonNullable<ReturnType<typeof useLoaderData<typeof tickerLoader>>>;
type Prices = NonNullable<LoadedTicker["prices"]>;

/** Prices of a well feed are younger than this. */
const oldSeconds = 10 * 60;

export function Ticker() {
  const ticker = useLoaderData<typeof tickerLoader>();
  if (!ticker) return null;
  const { prices, message, search } = ticker;
  return (
    <section className="ticker" aria-labelledby="ticker">
      <h2 id="ticker">Live crypto ticker</h2>
      <RefreshRegion id="ticker-prices" loading="Loading prices…">
        {prices ? <Coins {...prices} /> : <p>Prices could not be loaded. {message}</p>}
      </RefreshRegion>
      <RefreshLinks here={paths.home() + search} />
    </section>
  );
}

function Coins({ coins, asOf, ageSeconds, simulated }: Prices) {
  return (
    <>
      <p className="ticker-facts">
        {simulated && <SimulatedTag />}
        <span className="hint">
          In US dollars at <time dateTime={asOf}>{asOf.slice(11, 19)} UTC</time>, with the change in
          24 hours.
          {ageSeconds > oldSeconds &&
            ` The price feed does not answer: these prices are ${Math.floor(ageSeconds / 60)} minutes old.`}
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
              <span className="quote-figures">
                <strong>{price === null ? "no price" : `$${priceText(price, "crypto")}`}</strong>
                {change !== null && <Change text={percentText(change)} />}
              </span>
            </li>
          ),
        )}
      </ul>
    </>
  );
}
