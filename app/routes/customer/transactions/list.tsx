import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { api } from "~/platform/api/api.server";
import { parseTransactionSearchParams } from "~/platform/transaction-search-params.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Pager } from "~/ui/pager";
import { Panel } from "~/ui/panel";
import { isFiltered, type TransactionFilterParams } from "~/ui/transaction-filter";
import { TransactionFilters } from "~/ui/transaction-filters";
import { TransactionSearch } from "~/ui/transaction-search";
import { countOf } from "./filter-labels";
import { listedTransactions } from "./listed-transaction";
import { TransactionTable } from "./transaction-table";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("transactions", "transactions"),
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const { filter, page } = parseTransactionSearchParams(request);
  const list = await load(request, api(request).transactions.list({ query: { ...filter, page } }));
  if (list.totalPages > 0 && page > list.totalPages)
    throw redirect(paths.customer.transactions({ ...filter, page: list.totalPages }));
  return { list: listedTransactions(list), filter };
}

export default function TransactionsPage() {
  const t = useMessages("transactions");
  const locale = useLocale();
  const { list, filter } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading
        title={t("transactions")}
        lead={
          <span id="list-count" role="status" data-follows-choice="">
            {countOf(locale, list.total, isFiltered(filter))}
          </span>
        }
        actions={
          <div id="list-files" className="actions" data-follows-choice="">
            {list.total > 0 && <ListFiles filter={filter} />}
          </div>
        }
      />
      <div id="list-filters" data-follows-choice="">
        <TransactionFilters filter={filter} hrefFor={paths.customer.transactions} />
      </div>
      <TransactionSearch
        filter={filter}
        action={paths.customer.transactions()}
        clearHref={paths.customer.transactions({ type: filter.type, status: filter.status })}
      />
      <div id="list" data-follows-choice="">
        <Panel>
          <TransactionTable
            caption={t("yours")}
            columns="all"
            rows={list.transactions}
            empty={<NothingListed filter={filter} />}
          />
          <Pager
            page={list.page}
            totalPages={list.totalPages}
            hrefFor={(page) => paths.customer.transactions({ ...filter, page })}
          />
        </Panel>
      </div>
    </>
  );
}

function ListFiles({ filter }: { filter: TransactionFilterParams }) {
  const t = useMessages("transactions");
  return (
    <>
      <ButtonLink href={paths.customer.transactionsCsv(filter)} tone="secondary">
        {t("downloadCsv")}
      </ButtonLink>
      <ButtonLink href={paths.customer.transactionsPrint(filter)} tone="quiet">
        {t("printView")}
      </ButtonLink>
    </>
  );
}

function NothingListed({ filter }: { filter: TransactionFilterParams }) {
  const t = useMessages("transactions");
  if (!isFiltered(filter)) return <EmptyState icon="transfers">{t("noneYetHint")}</EmptyState>;
  return (
    <EmptyState icon="find">
      <a href={paths.customer.transactions()}>{t("showAll")}</a>
    </EmptyState>
  );
}
