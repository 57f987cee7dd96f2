import { Link } from "@remix-run/react";
import { pageNumbers } from "~/ui/pager";

/** The portal's pager with Remix's links. */
export function Pages({ page, totalPages }: { page: number; totalPages: number }) {
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 && (
        <Link to={`?page=${page - 1}`} rel="prev">
          Previous
        </Link>
      )}
      {pageNumbers(page, totalPages).map((number) => (
        <Link
          key={number}
          to={`?page=${number}`}
          aria-current={number === page ? "page" : undefined}
          aria-label={`Page ${number}`}
        >
          {number}
        </Link>
      ))}
      {page < totalPages && (
        <Link to={`?page=${page + 1}`} rel="next">
          Next
        </Link>
      )}
    </nav>
  );
}
