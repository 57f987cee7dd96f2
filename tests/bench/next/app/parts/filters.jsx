import Link from "next/link";

const filters = {
  Type: ["All", "Deposits", "Withdrawals"],
  Status: ["Any status", "Pending", "Successful", "Failed"],
};

export const Filters = ({ list }) => (
  <>
    <div id="list-filters">
      <div className="list-filters">
        {Object.entries(filters).map(([name, values]) => (
          <nav key={name} className="filter-links" aria-label={name}>
            {values.map((value, place) => (
              <Link
                key={value}
                href={place === 0 ? list : `${list}?${name}=${value}`.toLowerCase()}
                aria-current={place === 0 ? "true" : undefined}
              >
                {value}
              </Link>
            ))}
          </nav>
        ))}
      </div>
    </div>
    <details className="disclosure search-fold">
      <summary>Search</summary>
      <form
        className="search-form"
        method="get"
        action={list}
        role="search"
        aria-label="Transactions"
      >
        <label className="field">
          <span>Reference</span>
          <input
            className="control"
            type="search"
            name="reference"
            maxLength={40}
            placeholder="TX-…"
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <Day name="from" label="From" />
        <Day name="to" label="To" />
        <div className="actions">
          <button type="submit" className="button secondary">
            Search
          </button>
          <span id="list-clear" />
        </div>
      </form>
    </details>
    <div id="search-errors" />
  </>
);

const Day = ({ name, label }) => (
  <label className="field">
    <span>
      {label} <span className="hint">(UTC)</span>
    </span>
    <input className="control" type="date" name={name} />
  </label>
);
