import { Link } from "@remix-run/react";

const types = ["All", "Deposits", "Withdrawals"];
const statuses = ["Any status", "Pending", "Successful", "Failed"];

/** The two rows of filters of the portal's list. */
export function Filters() {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <Row label="Type" name="type" words={types} />
      <Row label="Status" name="status" words={statuses} />
    </div>
  );
}

function Row({ label, name, words }: { label: string; name: string; words: readonly string[] }) {
  return (
    <nav className="filter-links" aria-label={label}>
      {words.map((word, place) => (
        <Link
          key={word}
          to={place === 0 ? "." : `?${name}=${word.toLowerCase()}`}
          aria-current={place === 0 ? "true" : undefined}
        >
          {word}
        </Link>
      ))}
    </nav>
  );
}
