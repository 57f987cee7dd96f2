// Users and transactions that match the search in the header.
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
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffFrame", "searchResults"),
  sheets: ["work", "office", "lists"],
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const query = SearchParams.parse(Object.fromEntries(new URL(request.url).searchParams));
  return { ...query, found: await load(request, api(request).admin.search({ query })) };
}

export default function SearchResultsPage() {
  const t = useMessages("staffFrame");
  const { search, found } = useLoaderData<typeof loader>();
  const { usersTotal, transactionsTotal } = found;
  return (
    <>
      <PageHeading
        title={t("searchResults")}
        lead={search ? t("resultsFor", { search }) : t("enterSearch")}
      />
      {search && usersTotal === 0 && transactionsTotal === 0 && <NoResults />}
      {search && usersTotal > 0 && <FoundUsers search={search} {...found} />}
      {search && transactionsTotal > 0 && <FoundTransactions search={search} {...found} />}
    </>
  );
}

type Found = ReturnType<typeof useLoaderData<typeof loader>>["found"] & { search: string };

function FoundUsers({ search, users, usersTotal }: Found) {
  const t = useMessages("staffFrame");
  return (
    <Panel
      title={t("users")}
      actions={
        <>
          {usersTotal > users.length && (
            <a href={paths.admin.users({ search })}>{t("viewAllUsers", { count: usersTotal })}</a>
          )}
          <a href={paths.admin.transactions({ person: search })}>{t("theirTransactions")}</a>
        </>
      }
    >
      <UserTable rows={users} />
    </Panel>
  );
}

function FoundTransactions({ search, transactions, transactionsTotal }: Found) {
  const t = useMessages("staffFrame");
  return (
    <Panel
      title={t("transactions")}
      actions={
        transactionsTotal > transactions.length &&
        transactions.length > 0 && (
          <a href={paths.admin.transactions({ reference: search })}>
            {t("viewAllTransactions", { count: transactionsTotal })}
          </a>
        )
      }
    >
      <AdminTransactionTable
        caption={t("transactions")}
        rows={transactions}
        from={paths.admin.search({ search })}
        empty={
          <EmptyState icon="find" title={t("tooMany")}>
            {t("tooManyHint")}
          </EmptyState>
        }
      />
    </Panel>
  );
}

function NoResults() {
  const t = useMessages("staffFrame");
  return (
    <Panel>
      <EmptyState icon="find" title={t("noneFound")}>
        {t("noneFoundHint")}
      </EmptyState>
    </Panel>
  );
}
