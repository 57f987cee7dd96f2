import { limits } from "~server/kernel/limits";
import { Pager } from "./pager";
import { useMessages } from "~/ui/use-messages";

interface Props {
  list: { page: number; totalPages: number };
  /** How many rows it shows, where that is not the usual number. */
  limit: number | undefined;
  hrefFor: (page: number) => string;
}

/** How many pages of a long list can be turned. */
export const pagesWithinReach = (totalPages: number, limit: number = limits.pageSize) =>
  Math.min(totalPages, Math.floor(limits.pagedRowsMaximum / limit));

/** The pager of a list that can be very long. */
export function ListPager({ list: { page, totalPages }, limit, hrefFor }: Props) {
  const t = useMessages("ui");
  const reached = pagesWithinReach(totalPages, limit);
  return (
    <>
      <Pager page={page} totalPages={reached} hrefFor={hrefFor} />
      {page === reached && reached < totalPages && <p className="hint">{t("lastPage")}</p>}
    </>
  );
}
