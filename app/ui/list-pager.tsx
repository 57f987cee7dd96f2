import { reachablePages } from "~server/kernel/limits";
import { Pager } from "./pager";
import { useMessages } from "~/ui/use-messages";

interface Props {
  list: { page: number; totalPages: number };
  /** The number of rows per page, if not the default. */
  limit: number | undefined;
  hrefFor: (page: number) => string;
}

/** The pager of a list that can be very long. */
export function ListPager({ list: { page, totalPages }, limit, hrefFor }: Props) {
  const t = useMessages("ui");
  const reached = Math.min(totalPages, reachablePages(limit));
  return (
    <>
      <Pager page={page} totalPages={reached} hrefFor={hrefFor} />
      {page === reached && reached < totalPages && <p className="hint">{t("lastPage")}</p>}
    </>
  );
}
