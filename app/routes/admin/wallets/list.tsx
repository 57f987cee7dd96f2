import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { WalletSearchParams } from "~server/features/wallets/admin-schemas";
import { walletSorts } from "~server/kernel/list-orders";
import { api } from "~/platform/api/api.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { EmptyState } from "~/ui/empty-state";
import { loadList } from "~/platform/api/load-list.server";
import { searchParamsOf } from "~/platform/search-params.server";
import { ListFrame } from "./list-frame";
import { WalletTable } from "./wallet-table";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffWallets", "wallets"),
} satisfies PageHandle;

const none = { wallets: [], total: 0, page: 1, totalPages: 0 };

export async function loader({ request }: LoaderFunctionArgs) {
  const query = searchParamsOf(request, WalletSearchParams);
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
  const { list, filter } = useLoaderData<typeof loader>();
  return (
    <ListFrame
      current="wallets"
      title={t("wallets")}
      lead={t("count", { count: list.total })}
      list={list}
      filter={filter}
      sorts={walletSorts}
      hrefFor={paths.admin.wallets}
      csv={{ call: "exports.wallets", hrefFor: paths.admin.walletsCsv }}
    >
      <WalletTable
        rows={list.wallets}
        sort={filter.sort}
        hrefFor={(sort) => paths.admin.wallets({ ...filter, sort })}
        empty={<EmptyState icon="find">{t("noneFound")}</EmptyState>}
      />
    </ListFrame>
  );
}
