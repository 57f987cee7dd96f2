import { limits } from "~server/kernel/limits";
import { zoneName } from "~server/kernel/instants";
import { ButtonLink } from "./button-link";
import { SearchFold } from "./search-fold";
import { useTimeZone } from "./time-zone";
import { isSearched, type TransactionFilterParams } from "./transaction-filter";
import { useMessages } from "~/ui/use-messages";

interface Props {
  filter: TransactionFilterParams;
  /** The list's URL. */
  action: string;
  /** The list without this search. */
  clearHref: string;
}

/** Reference and days as a plain GET form, so each search has a URL. */
export function TransactionSearch({ filter, action, clearHref }: Props) {
  const t = useMessages("ui");
  const labels = useMessages("labels");
  const { type, status, reference, from, to } = filter;
  // Only the place, because there is little room.
  const zone = zoneName(useTimeZone().replace(/^.*\//, ""));
  return (
    <SearchFold isOpen={isSearched(filter)}>
      <form
        className="search-form"
        method="get"
        action={action}
        role="search"
        aria-label={t("transactions")}
        data-follow=""
      >
        {type && <input type="hidden" name="type" value={type} />}
        {status && <input type="hidden" name="status" value={status} />}
        <label className="field">
          <span>{labels("reference")}</span>
          <input
            className="control"
            type="search"
            name="reference"
            defaultValue={reference}
            maxLength={limits.referenceMaximumLength}
            placeholder="TX-…"
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <label className="field">
          <span>
            {t("fromZone", { name: zone, zone: (text) => <span className="hint">{text}</span> })}
          </span>
          <input className="control" type="date" name="from" defaultValue={from} />
        </label>
        <label className="field">
          <span>
            {t("toZone", { name: zone, zone: (text) => <span className="hint">{text}</span> })}
          </span>
          <input className="control" type="date" name="to" defaultValue={to} />
        </label>
        <div className="actions">
          <button type="submit" className="button secondary">
            {t("search")}
          </button>
          <span id="list-clear" data-follows-choice="">
            {isSearched(filter) && (
              <ButtonLink href={clearHref} tone="quiet">
                {t("clear")}
              </ButtonLink>
            )}
          </span>
        </div>
      </form>
    </SearchFold>
  );
}
