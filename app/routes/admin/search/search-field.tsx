import { useSearchParams } from "@remix-run/react";
import { paths } from "~/platform/paths";
import { usePageFacts } from "~/ui/page-facts";

/** Finds users and transactions from any page of the back office. */
export function SearchField() {
  const [searchParams] = useSearchParams();
  const isOfResults = usePageFacts().here === paths.admin.search();
  return (
    <form
      className="frame-search"
      role="search"
      aria-label="Users and transactions"
      method="get"
      action={paths.admin.search()}
    >
      <input
        className="control"
        type="search"
        name="search"
        aria-label="Find a user or transaction"
        placeholder="Name, email, phone, reference or ID"
        defaultValue={isOfResults ? (searchParams.get("search") ?? "") : ""}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
      />
      <button className="button secondary" type="submit">
        Find
      </button>
    </form>
  );
}
