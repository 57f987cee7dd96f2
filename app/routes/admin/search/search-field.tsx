import { useSearchParams } from "@remix-run/react";
import { paths } from "~/platform/paths";
import { usePageFacts } from "~/ui/page-facts";
import { useMessages } from "~/ui/use-messages";

/** Finds users and transactions from any page of the back office. */
export function SearchField() {
  const t = useMessages("staffFrame");
  const [searchParams] = useSearchParams();
  const isOfResults = usePageFacts().here === paths.admin.search();
  return (
    <form
      className="frame-search"
      role="search"
      aria-label={t("searchForm")}
      method="get"
      action={paths.admin.search()}
    >
      <input
        className="control"
        type="search"
        name="search"
        aria-label={t("searchField")}
        placeholder={t("searchHint")}
        defaultValue={isOfResults ? (searchParams.get("search") ?? "") : ""}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
      />
      <button className="button secondary" type="submit">
        {t("searchButton")}
      </button>
    </form>
  );
}
