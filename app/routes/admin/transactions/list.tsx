import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BulkActionForm } from "~server/features/approvals/bulk-schemas";
import { formatMoney } from "~server/kernel/money-format";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { CsvLink } from "~/ui/csv-link";
import { EmptyState } from "~/ui/empty-state";
import { ListPager } from "~/ui/list-pager";
import { isNarrowed, ListSearch } from "~/ui/list-search";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { TransactionFilters } from "~/ui/transaction-filters";
import { loadList } from "~/platform/api/load-list.server";
import { loadOpenRecords } from "../viewers/load-viewers.server";
import { parseAllTransactionsSearchParams } from "./transaction-search-params.server";
import { SelectableTable } from "./selectable-table";
import { Allowed } from "~/ui/staff-rights";
import { useLocale, useMessages, type TranslateForPage } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";
import type { z } from "zod";
import { labelFor, paymentMethods } from "~server/features/ledger/labels";
import type { AllTransactionsSearchParams } from "~server/features/ledger/transaction-query-schemas";
import { currencies } from "~server/kernel/currencies";
import { transactionSorts } from "~server/kernel/list-orders";
import type { Locale } from "~server/locales/locale";
import { sortChoice } from "~/ui/list-sort";
import { pageSizeChoice } from "~/ui/page-sizes";

export const handle = {
  title: pageText("staffTransactions", "transactions"),
} satisfies PageHandle;

const none = { transactions: [], total: 0, page: 1, totalPages: 0, totalAmount: 0, totals: [] };

export async function loader({ request }: LoaderFunctionArgs) {
  const query = parseAllTransactionsSearchParams(request);
  const { page: _page, select, ...filter } = query;
  const loaded = await loadList(request, {
    query,
    fetchList: (query) => api(request).admin.transactions({ query }),
    none,
    hrefFor: paths.admin.transactions,
  });
  const isAnyPending = loaded.list.transactions.some(({ status }) => status === "pending");
  const openRecords = await loadOpenRecords(request, "transaction", isAnyPending);
  return { ...loaded, filter, openRecords, isAllSelected: select === "all" };
}

/** Stores the bulk action, and opens its review. */
export async function action({ request }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, BulkActionForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).bulkActions.create(submission.call);
  if (!answer.ok) return submission.refuse(answer.problem);
  const { select: _select, ...query } = parseAllTransactionsSearchParams(request);
  return redirect(paths.admin.bulkAction(answer.value.id, paths.admin.transactions(query)), 303);
}

export default function TransactionListPage() {
  const t = useMessages("staffTransactions");
  const locale = useLocale();
  const { list, filter, openRecords, tooWide, isAllSelected } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "selection", names: ["selected"] });
  const { type, status, reference, person, from, to, sort, limit, ...more } = filter;
  const hrefFor = (page: number) => paths.admin.transactions({ ...filter, page });
  const textFields = [
    { name: "reference", label: t("reference"), value: reference, hint: "TX-…" },
    { name: "person", label: t("customer"), value: person, hint: t("customerHint") },
  ];
  return (
    <>
      <PageHeading
        title={t("transactions")}
        lead={[
          t("count", { count: list.total }),
          ...list.totals.map((sum) => formatMoney(sum.totalAmount, sum.currency, locale)),
        ].join(" · ")}
        actions={
          <Allowed call="exports.transactions">
            <CsvLink
              total={list.total}
              href={paths.admin.transactionsCsv({ ...filter, limit: undefined })}
            />
          </Allowed>
        }
      />
      <TransactionFilters filter={filter} hrefFor={paths.admin.transactions} />
      <ListSearch
        action={paths.admin.transactions()}
        textFields={textFields}
        days={{ from, to }}
        more={moreFilters(t, useMessages("ui"), filter, locale)}
        kept={{ type, status }}
        clearHref={paths.admin.transactions({ type, status })}
      />
      <Panel>
        <SelectableTable
          form={form}
          here={hrefFor(list.page)}
          allHref={paths.admin.transactions({ ...filter, page: list.page, select: "all" })}
          noneHref={hrefFor(list.page)}
          isAllSelected={isAllSelected}
          rows={list.transactions}
          openRecords={openRecords}
          order={{ sort, hrefFor: (next) => paths.admin.transactions({ ...filter, sort: next }) }}
          empty={
            <NothingListed
              tooWide={tooWide}
              isNarrowed={isNarrowed({ type, status, reference, person, from, to, ...more })}
            />
          }
        />
        <ListPager list={list} limit={limit} hrefFor={hrefFor} />
      </Panel>
    </>
  );
}

function NothingListed({
  tooWide,
  isNarrowed,
}: {
  tooWide: string | undefined;
  isNarrowed: boolean;
}) {
  const t = useMessages("staffTransactions");
  return (
    <EmptyState icon="find" title={tooWide}>
      {isNarrowed && <a href={paths.admin.transactions()}>{t("showAll")}</a>}
    </EmptyState>
  );
}

type Filter = Omit<z.output<typeof AllTransactionsSearchParams>, "page">;

/** The filters of all transactions besides the row of links, order and page size. */
const moreFilters = (
  t: TranslateForPage<"staffTransactions">,
  ui: TranslateForPage<"ui">,
  filter: Filter,
  locale: Locale,
) => ({
  amounts: [
    { name: "minAmount", label: t("amountFrom"), value: filter.minAmount },
    { name: "maxAmount", label: t("amountTo"), value: filter.maxAmount },
  ],
  selects: [
    {
      name: "currency",
      label: t("currency"),
      value: filter.currency,
      any: t("anyCurrency"),
      choices: currencies.map((value) => ({ value, label: value })),
    },
    {
      name: "paymentMethod",
      label: t("method"),
      value: filter.paymentMethod,
      any: t("anyMethod"),
      choices: paymentMethods.map((value) => ({ value, label: labelFor(value, locale) })),
    },
    sortChoice(ui, transactionSorts, filter.sort),
    pageSizeChoice(ui, filter.limit),
  ],
});
