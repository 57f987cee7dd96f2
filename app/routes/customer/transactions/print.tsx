// The print view: all transactions that match the filters, on one page.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { parseTransactionSearchParams } from "~/platform/transaction-search-params.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedIn } from "~/platform/session/session.server";
import { Banner } from "~/ui/banner";
import { Instant } from "~/ui/instant";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { useProfile } from "../profiles/use-profile";
import { filterLabel } from "./filter-labels";
import { listedTransactions } from "./listed-transaction";
import { TransactionTable } from "./transaction-table";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";
import type { TransactionPage } from "~server/features/ledger/transaction-total-schemas";
import { limits } from "~server/kernel/limits";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { TransactionFilterParams } from "~/ui/transaction-filter";

export const handle = { title: pageText("transactions", "printTitle") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  const { filter } = parseTransactionSearchParams(request);
  return {
    list: listedTransactions(await allMatches(request, filter)),
    filter,
    now: new Date().toISOString(),
  };
}

export default function PrintPage() {
  const t = useMessages("transactions");
  const locale = useLocale();
  const { list, filter, now } = useLoaderData<typeof loader>();
  const { fullname, email } = useProfile();
  const { transactions, total } = list;
  return (
    <>
      <PageHeading
        title={t("transactions")}
        lead={t("printLead", { filters: filterLabel(locale, filter), total })}
        back={{ href: paths.customer.transactions(filter), label: t("back") }}
        actions={
          <button className="button primary" type="button" data-print hidden>
            {t("print")}
          </button>
        }
      />
      <p className="mb-4">{t("generated", { fullname, email, time: <Instant iso={now} /> })}</p>
      {transactions.length < total && (
        <Banner tone="warning">{t("cutNotice", { shown: transactions.length })}</Banner>
      )}
      <Panel>
        <TransactionTable caption={t("transactions")} columns="all" rows={transactions} />
      </Panel>
    </>
  );
}

/** Above this, the user must filter by date first: a print view is one page. */
const mostRows = 5000;

/** All matches of a filter, page by page. */
async function allMatches(
  request: Request,
  filter: TransactionFilterParams,
): Promise<TransactionPage> {
  const limit = limits.pageSizeMaximum;
  const loadPage = (page: number) =>
    load(request, api(request).transactions.list({ query: { ...filter, page, limit } }));
  const first = await loadPage(1);
  const rows = new Map(first.transactions.map((row) => [row.id, row]));
  // New transactions shift the pages: a row may appear twice and is kept once.
  for (let page = 2; page <= first.totalPages && rows.size < mostRows; page += 1) {
    for (const row of (await loadPage(page)).transactions) rows.set(row.id, row);
  }
  return { ...first, transactions: [...rows.values()].slice(0, mostRows) };
}
