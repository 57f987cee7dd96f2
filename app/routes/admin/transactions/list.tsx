import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { api } from "~/api.server";
import { askedIn } from "~/asked-transactions.server";
import { load } from "~/load.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Pager } from "~/ui/pager";
import { Panel } from "~/ui/panel";
import { isFiltered } from "~/ui/transaction-filter";
import { TransactionFilters } from "~/ui/transaction-filters";
import { TransactionSearch } from "~/ui/transaction-search";
import { TransactionTable } from "./transaction-table";

export const handle = { title: "Transactions", sheets: ["records"] } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const { filter, page } = askedIn(request);
  const list = await load(request, api(request).admin.transactions({ query: { ...filter, page } }));
  if (list.totalPages > 0 && page > list.totalPages) throw redirect(paths.admin.transactions({ ...filter, page: list.totalPages }));
  return { list, filter };
}

export default function TransactionListPage() {
  const { list, filter } = useLoaderData<typeof loader>();
  const { type, status } = filter;
  const hrefFor = (page: number) => paths.admin.transactions({ ...filter, page });
  const empty = isFiltered(filter) && (
    <EmptyState>
      <a href={paths.admin.transactions()}>Show all transactions</a>
    </EmptyState>
  );
  return (
    <>
      <PageHeading title="Transactions" lead={`${list.total} ${list.total === 1 ? "transaction" : "transactions"}`} />
      <TransactionFilters filter={filter} hrefFor={paths.admin.transactions} />
      <TransactionSearch filter={filter} action={paths.admin.transactions()} clearHref={paths.admin.transactions({ type, status })} />
      <Panel>
        <TransactionTable caption="Transactions, newest first" rows={list.transactions} from={hrefFor(list.page)} empty={empty || undefined} />
        <Pager page={list.page} totalPages={list.totalPages} hrefFor={hrefFor} />
      </Panel>
    </>
  );
}
