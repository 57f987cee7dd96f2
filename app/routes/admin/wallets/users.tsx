// Everybody, with the wallet they have or without one.
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { AskedWallets, type WalletUserPage } from "~server/contract/schemas/admin-wallets";
import { api } from "~/api.server";
import { load } from "~/load.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { ListSearch } from "~/ui/list-search";
import { PageHeading } from "~/ui/page-heading";
import { pageSizeChoice } from "~/ui/page-sizes";
import { Pager } from "~/ui/pager";
import { Panel } from "~/ui/panel";
import { ListViews } from "./list-views";

export const handle = { title: "Wallet users" } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const { page, ...filter } = AskedWallets.parse(Object.fromEntries(new URL(request.url).searchParams));
  const list = await load(request, api(request).admin.walletUsers({ query: { ...filter, page } }));
  if (list.totalPages > 0 && page > list.totalPages) throw redirect(paths.admin.walletUsers({ ...filter, page: list.totalPages }));
  return { list, filter };
}

type Row = z.output<typeof WalletUserPage>["users"][number];

const columns: readonly Column<Row>[] = [
  { header: "User ID", cell: ({ userId }) => <a className="record-id" href={paths.admin.user(userId)}>{userId}</a> },
  { header: "Full name", cell: ({ fullname }) => <span className="wrap-anywhere">{fullname}</span> },
  { header: "Email", cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
  { header: "Currency", cell: ({ currency }) => currency },
  {
    header: "Wallet ID",
    cell: ({ userId, walletId, fullname, email }) => (
      <a className={walletId ? "record-id" : undefined} href={paths.admin.wallet(userId)}>
        {walletId ?? "No wallet"} <span className="sr-only">of {fullname || email}</span>
      </a>
    ),
  },
];

export default function WalletUserListPage() {
  const { list, filter } = useLoaderData<typeof loader>();
  const empty = <EmptyState>Nobody matches. Search for less, or clear the search.</EmptyState>;
  return (
    <>
      <PageHeading title="Wallet users" lead={`${list.total} ${list.total === 1 ? "person" : "people"}`} />
      <ListViews current="users" />
      <ListSearch action={paths.admin.walletUsers()} search={filter.search} hint="Name, username or email" selects={[pageSizeChoice(filter.limit)]} />
      <Panel>
        <DataTable caption="People and their wallets, newest first" columns={columns} rows={list.users} rowKey={({ id }) => id} empty={empty} />
        <Pager page={list.page} totalPages={list.totalPages} hrefFor={(page) => paths.admin.walletUsers({ ...filter, page })} />
      </Panel>
    </>
  );
}
