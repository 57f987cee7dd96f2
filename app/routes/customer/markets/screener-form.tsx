import type { Market } from "~server/features/markets/rules/symbols";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import type { Sorted } from "./market-view";
import { ranges, type Bound, type ScreenerRange, type ScreenerFilter } from "./screener-filter";
import { useMessages } from "~/ui/use-messages";

interface Props {
  market: Market;
  filter: ScreenerFilter;
  sorted: Sorted | undefined;
}

export function ScreenerForm({ market, filter, sorted }: Props) {
  const t = useMessages("markets");
  const isActive = filter.text !== "" || Object.keys(filter.entered).length > 0;
  return (
    <details className="disclosure search-fold" open={isActive}>
      <summary>{t("filter")}</summary>
      <form
        className="screener-form"
        method="get"
        action={paths.customer.marketScreener()}
        role="search"
        aria-label={t("screener")}
        data-follow=""
      >
        <input type="hidden" name="market" value={market} />
        {sorted && <input type="hidden" name="sort" value={sorted.by} />}
        {sorted && <input type="hidden" name="order" value={sorted.direction} />}
        <label className="field">
          <span>{t("symbolOrName")}</span>
          <input
            className="control"
            type="search"
            name="q"
            defaultValue={filter.text}
            maxLength={50}
          />
        </label>
        {ranges.map((range) => (
          <RangeFields key={range.from} range={range} filter={filter} />
        ))}
        <div className="actions">
          <button type="submit" className="button primary">
            {t("filter")}
          </button>
          <ButtonLink href={paths.customer.marketScreener({ market })} tone="secondary">
            {t("clear")}
          </ButtonLink>
        </div>
      </form>
    </details>
  );
}

function RangeFields({
  range: { legend, from, to },
  filter: { entered, faults },
}: {
  range: ScreenerRange;
  filter: ScreenerFilter;
}) {
  const t = useMessages("markets");
  const bounds: readonly { bound: Bound; label: string }[] = [
    { bound: from, label: t("minimum") },
    { bound: to, label: t("maximum") },
  ];
  return (
    <fieldset>
      <legend>{t(legend)}</legend>
      <div>
        {bounds.map(({ bound, label }) => (
          <label key={bound}>
            <span>{label}</span>
            <input
              className="control"
              type="text"
              name={bound}
              defaultValue={entered[bound]}
              maxLength={20}
              autoComplete="off"
              aria-invalid={faults[bound] ? true : undefined}
              aria-describedby={faults[bound] ? `${bound}-error` : undefined}
            />
          </label>
        ))}
      </div>
      <div id={`${from}-faults`} aria-live="polite" data-follows-choice="">
        {bounds.map(({ bound }) => {
          const fault = faults[bound];
          return (
            fault && (
              <p key={bound} className="field-error" id={`${bound}-error`}>
                {t(`fault.${fault}`)}
              </p>
            )
          );
        })}
      </div>
    </fieldset>
  );
}
