import type { ReactNode } from "react";
import { CsvLink } from "~/ui/csv-link";
import { ListPager } from "~/ui/list-pager";
import { ListSearch } from "~/ui/list-search";
import { sortChoice } from "~/ui/list-sort";
import { PageHeading } from "~/ui/page-heading";
import { pageSizeChoice } from "~/ui/page-sizes";
import { Panel } from "~/ui/panel";
import { Allowed } from "~/ui/staff-rights";
import { useMessages } from "~/ui/use-messages";
import { useUserSearchField } from "../people/use-user-search-field";
import { paths } from "~/platform/paths";
import { FilterLinks } from "~/ui/filter-links";

interface Filter {
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort?: string | undefined;
  limit?: number | undefined;
}

interface Props<Filtered extends Filter> {
  current: "wallets" | "users";
  title: string;
  lead: string;
  list: { page: number; totalPages: number; total: number };
  filter: Filtered;
  sorts: Parameters<typeof sortChoice>[1];
  /** The list's URL, with a filter or none. */
  hrefFor: (filter?: Filtered & { page?: number }) => string;
  csv: { call: "exports.wallets" | "exports.walletUsers"; hrefFor: (filter: Filtered) => string };
  children: ReactNode;
}

/** What both lists have around their table. */
export function ListFrame<Filtered extends Filter>({
  current,
  title,
  lead,
  list,
  filter,
  sorts,
  hrefFor,
  csv,
  children,
}: Props<Filtered>) {
  const t = useMessages("ui");
  return (
    <>
      <PageHeading
        title={title}
        lead={lead}
        actions={
          <Allowed call={csv.call}>
            <CsvLink total={list.total} href={csv.hrefFor({ ...filter, limit: undefined })} />
          </Allowed>
        }
      />
      <ListViews current={current} />
      <ListSearch
        action={hrefFor()}
        textFields={[useUserSearchField(filter.search)]}
        days={filter}
        selects={[sortChoice(t, sorts, filter.sort), pageSizeChoice(t, filter.limit)]}
      />
      <Panel>
        {children}
        <ListPager
          list={list}
          limit={filter.limit}
          hrefFor={(page) => hrefFor({ ...filter, page })}
        />
      </Panel>
    </>
  );
}

/** The two lists: wallets, and users with or without a wallet. */
function ListViews({ current }: { current: "wallets" | "users" }) {
  const t = useMessages("staffWallets");
  const links = [
    { label: t("wallets"), href: paths.admin.wallets(), isCurrent: current === "wallets" },
    { label: t("walletUsers"), href: paths.admin.walletUsers(), isCurrent: current === "users" },
  ];
  return <FilterLinks label={t("lists")} links={links} />;
}
