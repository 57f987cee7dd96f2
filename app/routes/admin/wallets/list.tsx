import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { WalletSearchParams } from "~server/features/wallets/admin-schemas";
import { walletSorts } from "~server/kernel/list-orders";
import { api } from "~/platform/api/api.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { CsvLink } from "~/ui/csv-link";
import { EmptyState } from "~/ui/empty-state";
import { sortChoice } from "~/ui/list-sort";
import { ListPager } from "~/ui/list-pager";
import { ListSearch } from "~/ui/list-search";
import { PageHeading } from "~/ui/page-heading";
import { pageSizeChoice } from "~/ui/page-sizes";
import { Panel } from "~/ui/panel";
import { loadList } from "~/platform/api/load-list.server";
import { useUserSearchField } from "../people/use-user-search-field";
import { ListViews } from "./list-views";
import { WalletTable } from "./wallet-table";
import { Allowed } from "~/ui/staff-rights";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffWallets", "wallets"),
} satisfies PageHandle;

const none = { wallets: [], total: 0, page: 1, totalPages: 0 };

export async function loader({ request }: LoaderFunctionArgs) {
  const query = WalletSearchParams.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { page: _page, ...filter } = query;
  const { list } = await loadList(request, {
    query,
    fetchList: (query) => api(request).admin.wallets({ query }),
    none,
    hrefFor: paths.admin.wallets,
  });
  return { list, filter };
}

export default function WalletListPage() {
  const t = useMessages("staffWallets");
  const ui = useMessages("ui");
  const { list, filter } = useLoaderData<typeof loader>();
  const searchField = useUserSearchField(filter.search);
  return (
    <>
      <PageHeading
        title={t("wallets")}
        lead={t("count", { count: list.total })}
        actions={
          <Allowed call="exports.wallets">
            <CsvLink
              total={list.total}
              href={paths.admin.walletsCsv({ ...filter, limit: undefined })}
            />
          </Allowed>
        }
      />
      <ListViews current="wallets" />
      <ListSearch
        action={paths.admin.wallets()}
        textFields={[searchField]}
        days={filter}
        selects={[sortChoice(ui, walletSorts, filter.sort), pageSizeChoice(ui, filter.limit)]}
      />
      <Panel>
        <WalletTable
          rows={list.wallets}
          sort={filter.sort}
          hrefFor={(sort) => paths.admin.wallets({ ...filter, sort })}
          empty={<EmptyState icon="find">{t("noneFound")}</EmptyState>}
        />
        <ListPager
          list={list}
          limit={filter.limit}
          hrefFor={(page) => paths.admin.wallets({ ...filter, page })}
        />
      </Panel>
    </>
  );
}
