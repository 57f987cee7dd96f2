import Link from "next/link";

export function Pager({ list, page, totalPages }) {
  const first = Math.max(1, Math.min(page - 2, totalPages - 4));
  const numbers = Array.from({ length: Math.min(5, totalPages) }, (_, index) => first + index);
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 && (
        <Link href={`${list}?page=${page - 1}`} rel="prev">
          Previous
        </Link>
      )}
      {numbers.map((number) => (
        <Link
          key={number}
          href={`${list}?page=${number}`}
          aria-current={number === page ? "page" : undefined}
          aria-label={`Page ${number}`}
        >
          {number}
        </Link>
      ))}
      {page < totalPages && (
        <Link href={`${list}?page=${page + 1}`} rel="next">
          Next
        </Link>
      )}
    </nav>
  );
}
