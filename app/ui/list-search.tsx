import { SearchFold } from "./search-fold";
import { useMessages } from "~/ui/use-messages";

interface TextField {
  name: string;
  label: string;
  value: string | undefined;
  hint: string;
}

export type AmountField = Omit<TextField, "hint">;

export interface SelectFilter {
  name: string;
  label: string;
  value: string | undefined;
  /** The first entry, for no filter, for example "Any role". */
  any: string;
  choices: readonly { value: string; label: string }[];
}

interface Props {
  /** The list's URL; the form adds its values to it. */
  action: string;
  textFields: readonly TextField[];
  /** Missing if the list isn't filtered by days. */
  days?: { from?: string | undefined; to?: string | undefined };
  selects?: readonly SelectFilter[];
  /** More fields behind a disclosure, so that the others fit in one row. */
  more?: { amounts: readonly AmountField[]; selects: readonly SelectFilter[] };
  /** Filters set by other means, which are kept. */
  kept?: ListSearchParams;
  /** Whether a filter is set, if the fields also show the defaults. */
  isNarrowed?: boolean;
  /** The list's URL without these filters; `action` if nothing is kept. */
  clearHref?: string;
}

/** The filters of a list: a plain GET form, so that results have a URL to keep or share. */
export function ListSearch({
  action,
  textFields,
  days,
  selects = [],
  more,
  kept = {},
  clearHref = action,
  isNarrowed: isGiven,
}: Props) {
  const t = useMessages("ui");
  const further = more ? [...more.amounts, ...more.selects] : [];
  const searchParams = Object.fromEntries(
    [...textFields, ...selects, ...further].map(({ name, value }) => [name, value]),
  );
  const isChosen = isGiven ?? isNarrowed({ ...searchParams, ...days });
  // This few fields fit in one line of a wide window.
  const isShort = textFields.length === 1 && selects.length <= 2;
  return (
    <SearchFold isOpen={isChosen}>
      <form
        className={`list-search ${isShort ? "in-one-line" : more ? "in-one-row" : ""}`}
        role="search"
        method="get"
        action={action}
      >
        {Object.entries(kept).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {textFields.map(({ name, label, value, hint }) => (
          <div key={name} className="list-search-words">
            <label htmlFor={`list-${name}`}>{label}</label>
            <input
              id={`list-${name}`}
              className="control"
              type="search"
              name={name}
              defaultValue={value}
              maxLength={200}
              placeholder={hint}
              autoComplete="off"
              spellCheck={false}
            />
          </div>
        ))}
        {days && (
          <>
            <Day name="from" label={t("from")} value={days.from} />
            <Day name="to" label={t("to")} value={days.to} />
          </>
        )}
        {selects.map((select) => (
          <Choice key={select.name} {...select} />
        ))}
        <div className="actions">
          <button className="button secondary" type="submit">
            {t("search")}
          </button>
          {isChosen && (
            <a className="button quiet" href={clearHref}>
              {t("clear")}
            </a>
          )}
        </div>
        {more && (
          <MoreFilters {...more} isOpen={further.some(({ value }) => value !== undefined)} />
        )}
      </form>
    </SearchFold>
  );
}

function MoreFilters({
  amounts,
  selects,
  isOpen,
}: NonNullable<Props["more"]> & { isOpen: boolean }) {
  const t = useMessages("ui");
  return (
    <details className="disclosure" open={isOpen}>
      <summary>{t("moreFilters")}</summary>
      <div className="disclosure-body list-search-more">
        {amounts.map(({ name, label, value }) => (
          <div key={name}>
            <label htmlFor={`list-${name}`}>{label}</label>
            <input
              id={`list-${name}`}
              className="control"
              type="text"
              inputMode="decimal"
              name={name}
              defaultValue={value}
              maxLength={30}
              autoComplete="off"
            />
          </div>
        ))}
        {selects.map((select) => (
          <Choice key={select.name} {...select} />
        ))}
      </div>
    </details>
  );
}

function Day({ name, label, value }: { name: string; label: string; value: string | undefined }) {
  return (
    <div>
      <label htmlFor={`list-${name}`}>{label}</label>
      <input id={`list-${name}`} className="control" type="date" name={name} defaultValue={value} />
    </div>
  );
}

function Choice({ name, label, value, any, choices }: SelectFilter) {
  return (
    <div>
      <label htmlFor={`list-${name}`}>{label}</label>
      <select id={`list-${name}`} className="control" name={name} defaultValue={value ?? ""}>
        <option value="">{any}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The filters of a list, by their names in the address. */
type ListSearchParams = Readonly<Record<string, string | number | undefined>>;

export const isNarrowed = (searchParams: ListSearchParams) =>
  Object.values(searchParams).some((value) => value !== undefined);
