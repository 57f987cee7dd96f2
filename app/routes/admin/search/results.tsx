// Users and transactions that match what was typed into the field of the frame.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SearchParams } from "~server/features/search/schemas";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { AdminTransactionTable } from "../transactions/transaction-table";
import { UserTable } from "../users/user-table";

export const handle = {
  title: "Search results",
  sheets: ["work", "office", "lists"],
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const query = SearchParams.parse(Object.fromEntries(new URL(request.url).searchParams));
  return { ...query, found: await load(request, api(request).admin.search({ query })) };
}

export default function SearchResultsPage() {
  const { search, found } = useLoaderData<typeof loader>();
  const { usersTotal, transactionsTotal } = found;
  return (
    <>
      <PageHeading
        title="Search results"
        lead={search ? `For “${search}”` : "Type in the field at the top of the page."}
      />
      {search && usersTotal === 0 && transactionsTotal === 0 && <NothingFound />}
      {search && usersTotal > 0 && <FoundUsers search={search} {...found} />}
      {search && transactionsTotal > 0 && <FoundTransactions search={search} {...found} />}
    </>
  );
}

type Found = ReturnType<typeof useLoaderData<typeof loader>>["found"] & { search: string };

function FoundUsers({ search, users, usersTotal }: Found) {
  return (
    <Panel
      title="Users"
      actions={
        <>
          {usersTotal > users.length && (
            <a href={paths.admin.users({ search })}>View all {usersTotal} users</a>
          )}
          <a href={paths.admin.transactions({ person: search })}>Their transactions</a>
        </>
      }
    >
      <UserTable rows={users} />
    </Panel>
  );
}

function FoundTransactions({ search, transactions, transactionsTotal }: Found) {
  return (
    <Panel
      title="Transactions"
      actions={
        transactionsTotal > transactions.length &&
        transactions.length > 0 && (
          <a href={paths.admin.transactions({ reference: search })}>
            View all {transactionsTotal} transactions
          </a>
        )
      }
    >
      <AdminTransactionTable
        caption="Transactions"
        rows={transactions}
        from={paths.admin.search({ search })}
        empty={
          <EmptyState title="Too many transactions match">Type more of the reference.</EmptyState>
        }
      />
    </Panel>
  );
}

function NothingFound() {
  return (
    <Panel>
      <EmptyState title="No users or transactions match">
        Check the spelling, or type less: part of a name, an email address, the last digits of a
        phone number, or the beginning of a reference. An ID must be complete.
      </EmptyState>
    </Panel>
  );
}
