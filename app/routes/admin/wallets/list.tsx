import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AskedWallets } from "~server/contract/schemas/admin-wallets";
import { api } from "~/api.server";
import { load } from "~/load.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/empty-state";
import { ListSearch } from "~/ui/list-search";
import { PageHeading } from "~/ui/page-heading";
import { pageSizeChoice } from "~/ui/page-sizes";
import { Pager } from "~/ui/pager";
import { Panel } from "~/ui/panel";
import { ListViews } from "./list-views";
import { WalletTable } from "./wallet-table";

export const handle = { title: "Wallets" } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const { page, ...filter } = AskedWallets.parse(Object.fromEntries(new URL(request.url).searchParams));
  const list = await load(request, api(request).admin.wallets({ query: { ...filter, page } }));
  if (list.totalPages > 0 && page > list.totalPages) throw redirect(paths.admin.wallets({ ...filter, page: list.totalPages }));
  return { list, filter };
}

export default function WalletListPage() {
  const { list, filter } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading title="Wallets" lead={`${list.total} ${list.total === 1 ? "wallet" : "wallets"}`} />
      <ListViews current="wallets" />
      <ListSearch action={paths.admin.wallets()} search={filter.search} hint="Name, username or email of the owner" selects={[pageSizeChoice(filter.limit)]} />
      <Panel>
        <WalletTable rows={list.wallets} empty={<EmptyState>No wallet matches. Search for less, or clear the search.</EmptyState>} />
        <Pager page={list.page} totalPages={list.totalPages} hrefFor={(page) => paths.admin.wallets({ ...filter, page })} />
      </Panel>
    </>
  );
}
