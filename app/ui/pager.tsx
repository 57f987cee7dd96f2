import { numberLocaleOf } from "~server/locales/locale";
import { useLocale, useMessages } from "~/ui/use-messages";

interface Props {
  page: number;
  totalPages: number;
  hrefFor: (page: number) => string;
}

const numbersShown = 5;

/** Page numbers around the current one; nothing if there is at most one page. */
export function Pager({ page, totalPages, hrefFor }: Props) {
  const t = useMessages("ui");
  const numberLocale = numberLocaleOf(useLocale());
  if (totalPages <= 1) return null;
  return (
    <nav className="pager" aria-label={t("pages")}>
      {page > 1 && (
        <a href={hrefFor(page - 1)} rel="prev">
          {t("previous")}
        </a>
      )}
      {pageNumbers(page, totalPages).map((number) => (
        <a
          key={number}
          href={hrefFor(number)}
          aria-current={number === page ? "page" : undefined}
          aria-label={t("page", { number })}
        >
          {number.toLocaleString(numberLocale)}
        </a>
      ))}
      {page < totalPages && (
        <a href={hrefFor(page + 1)} rel="next">
          {t("next")}
        </a>
      )}
    </nav>
  );
}

/** At most five consecutive numbers, with the current one in the middle if possible. */
export function pageNumbers(page: number, totalPages: number): number[] {
  const count = Math.min(numbersShown, totalPages);
  const highestFirst = totalPages - count + 1;
  const first = Math.min(Math.max(1, page - Math.floor(count / 2)), highestFirst);
  return Array.from({ length: count }, (_, index) => first + index);
}
