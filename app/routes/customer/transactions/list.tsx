import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AskedTransactions } from "~server/contract/schemas/transactions";
import { api } from "~/api.server";
import { load } from "~/load.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Pager } from "~/ui/pager";
import { Panel } from "~/ui/panel";
import { listHref, ListFilters } from "./list-filters";
import { listed } from "./listed-transaction";
import { allColumns, TransactionTable } from "./transaction-table";

export const handle = { title: "Transactions" } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const asked = Object.fromEntries(new URL(request.url).searchParams);
  const { type, status, page } = AskedTransactions.parse(asked);
  const list = await load(request, api(request).transactions.list({ query: { type, status, page } }));
  if (list.totalPages > 0 && page > list.totalPages) throw redirect(listHref({ type, status, page: list.totalPages }));
  return { list: listed(list), filter: { type, status } };
}

export default function TransactionsPage() {
  const { list, filter } = useLoaderData<typeof loader>();
  const isFiltered = Boolean(filter.type ?? filter.status);
  return (
    <>
      <PageHeading title="Transactions" lead={countOf(list.total, isFiltered)} />
      <ListFilters {...filter} />
      <Panel>
        <TransactionTable
          caption="Your transactions"
          columns={allColumns}
          rows={list.transactions}
          empty={
            <EmptyState>
              {isFiltered ? <a href={paths.customer.transactions()}>Show all transactions</a> : "Your transaction history will appear here"}
            </EmptyState>
          }
        />
        <Pager page={list.page} totalPages={list.totalPages} hrefFor={(page) => listHref({ ...filter, page })} />
      </Panel>
    </>
  );
}

function countOf(total: number, isFiltered: boolean): string {
  const count = total === 1 ? "1 transaction" : `${total} transactions`;
  return isFiltered ? `${count} with these filters` : `${count}, newest first`;
}
