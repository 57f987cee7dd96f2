import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AskedTransactions } from "~server/contract/schemas/transactions";
import { api } from "~/api.server";
import { load } from "~/load.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { PageHeading } from "~/ui/page-heading";
import { Pager } from "~/ui/pager";
import { Panel } from "~/ui/panel";
import { ListFilters } from "./list-filters";
import { TransactionTable } from "./transaction-table";

export const handle = { title: "Transactions" } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const asked = Object.fromEntries(new URL(request.url).searchParams);
  const { type, status, page } = AskedTransactions.parse(asked);
  const list = await load(request, api(request).admin.transactions({ query: { type, status, page } }));
  if (list.totalPages > 0 && page > list.totalPages) throw redirect(paths.admin.transactions({ type, status, page: list.totalPages }));
  return { list, filter: { type, status } };
}

export default function TransactionListPage() {
  const { list, filter } = useLoaderData<typeof loader>();
  const hrefFor = (page: number) => paths.admin.transactions({ ...filter, page });
  return (
    <>
      <PageHeading title="Transactions" lead={`${list.total} ${list.total === 1 ? "transaction" : "transactions"}`} />
      <ListFilters {...filter} />
      <Panel>
        <TransactionTable caption="Transactions, newest first" rows={list.transactions} from={hrefFor(list.page)} />
        <Pager page={list.page} totalPages={list.totalPages} hrefFor={hrefFor} />
      </Panel>
    </>
  );
}
