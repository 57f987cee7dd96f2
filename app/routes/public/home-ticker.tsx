// What eight coins cost: drawn with the page, and anew every 30 seconds where scripts run (R44, R46).
import { useLoaderData } from "@remix-run/react";
import { percentText, priceText } from "~server/market/words";
import { SimulatedTag } from "~/charts/simulated-tag";
import { paths } from "~/paths";
import { RefreshLinks } from "~/ui/refresh-links";
import type { tickerLoader } from "./ticker-loader.server";

type Prices = NonNullable<ReturnType<typeof useLoaderData<typeof tickerLoader>>["prices"]>;

/** Prices of a well feed are younger than this. */
const oldSeconds = 10 * 60;

export function HomeTicker() {
  const { prices, message, search } = useLoaderData<typeof tickerLoader>();
  return (
    <section className="ticker" aria-labelledby="ticker">
      <h2 id="ticker">Live crypto ticker</h2>
      <div id="ticker-prices" data-refresh="30">
        {prices ? <Coins {...prices} /> : <p>Prices could not be loaded. {message}</p>}
        <p className="hint ticker-loading" aria-hidden="true">
          Loading prices…
        </p>
      </div>
      <RefreshLinks here={paths.home() + search} />
    </section>
  );
}

function Coins({ coins, ageSeconds, simulated }: Prices) {
  return (
    <>
      <p className="ticker-facts">
        {simulated && <SimulatedTag />}
        <span className="hint">
          In US dollars, with the change in 24 hours.{ageSeconds > oldSeconds && ` The price feed is away: these are ${Math.floor(ageSeconds / 60)} minutes old.`}
        </span>
      </p>
      <ul className="ticker-coins">
        {coins.map(({ id, symbol, name, current_price: price, price_change_percentage_24h: change }) => (
          <li key={id}>
            <span>
              {symbol} <span className="hint">{name}</span>
            </span>
            <strong>{price === null ? "no price" : `$${priceText(price, "crypto")}`}</strong>
            {change !== null && <span className={change < 0 ? "falling" : "rising"}>{percentText(change)}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
