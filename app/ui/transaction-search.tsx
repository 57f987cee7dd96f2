import { limits } from "~server/kernel/limits";
import { zoneName } from "~server/kernel/instants";
import { ButtonLink } from "./button-link";
import { SearchFold } from "./search-fold";
import { useTimeZone } from "./time-zone";
import { isSearched, type TransactionFilterParams } from "./transaction-filter";

interface Props {
  filter: TransactionFilterParams;
  /** Where the list stands. */
  action: string;
  /** The list without what is typed here. */
  clearHref: string;
}

/** Reference and days as a plain GET form: each search has an address. */
export function TransactionSearch({ filter, action, clearHref }: Props) {
  const { type, status, reference, from, to } = filter;
  // The place alone: there is little room.
  const zone = zoneName(useTimeZone().replace(/^.*\//, ""));
  return (
    <SearchFold isOpen={isSearched(filter)}>
      <form
        className="search-form"
        method="get"
        action={action}
        role="search"
        aria-label="Transactions"
      >
        {type && <input type="hidden" name="type" value={type} />}
        {status && <input type="hidden" name="status" value={status} />}
        <label className="field">
          <span>Reference</span>
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
            From <span className="hint">({zone})</span>
          </span>
          <input className="control" type="date" name="from" defaultValue={from} />
        </label>
        <label className="field">
          <span>
            To <span className="hint">({zone})</span>
          </span>
          <input className="control" type="date" name="to" defaultValue={to} />
        </label>
        <div className="actions">
          <button type="submit" className="button secondary">
            Search
          </button>
          {isSearched(filter) && (
            <ButtonLink href={clearHref} tone="quiet">
              Clear
            </ButtonLink>
          )}
        </div>
      </form>
    </SearchFold>
  );
}
