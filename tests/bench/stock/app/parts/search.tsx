import { Form, Link } from "@remix-run/react";
import { SearchFold } from "~/ui/search-fold";

/** The portal's search by reference and days, with Remix's form. */
export function Search() {
  return (
    <SearchFold isOpen={false}>
      <Form className="search-form" role="search" aria-label="Transactions">
        <label className="field">
          <span>Reference</span>
          <input
            className="control"
            type="search"
            name="reference"
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
        </div>
      </Form>
    </SearchFold>
  );
}

function Day({ name, label }: { name: string; label: string }) {
  return (
    <label className="field">
      <span>
        {label} <span className="hint">(UTC)</span>
      </span>
      <input className="control" type="date" name={name} />
    </label>
  );
}

/** The links to the list's files. */
export function Files() {
  return (
    <>
      <Link className="button secondary" to="/dashboard/transactions.csv" reloadDocument>
        Download CSV
      </Link>
      <Link className="button quiet" to="/dashboard/transactions/print">
        Print view
      </Link>
    </>
  );
}
