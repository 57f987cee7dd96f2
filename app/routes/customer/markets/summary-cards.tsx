// A market in four cards. They say what happened in the last 24 hours and promise nothing.
import type { ReactNode } from "react";
import type { Quote } from "~server/market/quotes";
import { shortText } from "~server/market/words";
import { SimulatedTag } from "~/charts/simulated-tag";
import { paths } from "~/paths";
import { PriceChange } from "./price-change";

export function SummaryCards({ quotes }: { quotes: readonly Quote[] }) {
  const best = topOf(quotes, ({ changePercent }) => changePercent);
  const weakest = topOf(quotes, ({ changePercent }) => -changePercent);
  const busiest = topOf(quotes, ({ volume }) => volume);
  const rising = quotes.filter(({ change }) => change > 0).length;
  return (
    <div className="stats">
      {best && <Card label="Best in 24 hours" symbol={best.symbol} figure={<PriceChange quote={best} isShort />} />}
      {weakest && <Card label="Weakest in 24 hours" symbol={weakest.symbol} figure={<PriceChange quote={weakest} isShort />} />}
      {busiest && <Card label="Most units traded" symbol={busiest.symbol} figure={shortText(busiest.volume)} />}
      <Card label="Higher than 24 hours ago" figure={`${rising} of ${quotes.length}`} />
    </div>
  );
}

function Card({ label, symbol, figure }: { label: string; symbol?: string; figure: ReactNode }) {
  return (
    <div className="stat">
      <p className="market-card-head">
        <span className="stat-label">{label}</span>
        <SimulatedTag />
      </p>
      <p className="market-card">
        {symbol && <a href={paths.customer.marketChart({ symbol })}>{symbol}</a>}
        <span className="stat-amount">{figure}</span>
      </p>
    </div>
  );
}

function topOf(quotes: readonly Quote[], value: (quote: Quote) => number): Quote | undefined {
  return quotes.toSorted((left, right) => value(right) - value(left))[0];
}
