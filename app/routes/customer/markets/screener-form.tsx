import type { Market } from "~server/market/symbols";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button-link";
import type { Sorted } from "./market-view";
import type { Bound, ScreenerFilter } from "./screener-filter";

const ranges: readonly { legend: string; from: Bound; to: Bound }[] = [
  { legend: "Change in %", from: "changeFrom", to: "changeTo" },
  { legend: "Price", from: "priceFrom", to: "priceTo" },
  { legend: "Volume, such as 2.5M", from: "volumeFrom", to: "volumeTo" },
];

interface Props {
  market: Market;
  filter: ScreenerFilter;
  sorted: Sorted | undefined;
}

export function ScreenerForm({ market, filter, sorted }: Props) {
  return (
    <form className="screener-form" method="get" action={paths.customer.marketScreener()}>
      <input type="hidden" name="market" value={market} />
      {sorted && <input type="hidden" name="sort" value={sorted.by} />}
      {sorted && <input type="hidden" name="order" value={sorted.direction} />}
      <label className="field">
        <span>Symbol or name</span>
        <input className="control" type="search" name="q" defaultValue={filter.text} maxLength={50} />
      </label>
      {ranges.map(({ legend, from, to }) => (
        <fieldset key={legend}>
          <legend>{legend}</legend>
          <BoundField bound={from} label="from" filter={filter} /> <BoundField bound={to} label="to" filter={filter} />
        </fieldset>
      ))}
      <div className="actions">
        <button className="button primary">Filter</button>
        <ButtonLink href={paths.customer.marketScreener({ market })} tone="secondary">
          Clear
        </ButtonLink>
      </div>
    </form>
  );
}

function BoundField({ bound, label, filter: { typed, unread } }: { bound: Bound; label: string; filter: ScreenerFilter }) {
  const isUnread = unread.includes(bound);
  return (
    <label>
      <span>{label}</span>
      <input className="control" name={bound} defaultValue={typed[bound]} maxLength={20} aria-invalid={isUnread || undefined} aria-describedby={isUnread ? `${bound}-error` : undefined} />
      {isUnread && (
        <span className="field-error" id={`${bound}-error`}>
          Enter a number, for example 1.5
        </span>
      )}
    </label>
  );
}
