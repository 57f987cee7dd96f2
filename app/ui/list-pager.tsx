import { limits } from "~server/kernel/limits";
import { Pager } from "./pager";
import { useMessages } from "~/ui/use-messages";

interface Props {
  list: { page: number; totalPages: number };
  /** The number of rows per page, if not the default. */
  limit: number | undefined;
  hrefFor: (page: number) => string;
}

/** The number of pages that can be opened. */
export const reachablePages = (totalPages: number, limit: number = limits.pageSize) =>
  Math.min(totalPages, Math.floor(limits.pagedRowsMaximum / limit));

/** The pager of a list that can be very long. */
export function ListPager({ list: { page, totalPages }, limit, hrefFor }: Props) {
  const t = useMessages("ui");
  const reached = reachablePages(totalPages, limit);
  return (
    <>
      <Pager page={page} totalPages={reached} hrefFor={hrefFor} />
      {page === reached && reached < totalPages && <p className="hint">{t("lastPage")}</p>}
    </>
  );
}
