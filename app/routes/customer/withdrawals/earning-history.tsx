// Successful withdrawals and their total.
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { api } from "~/platform/api/api.server";
import { load, loadIfOffered } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { TransactionSearchParams } from "~server/features/ledger/transaction-query-schemas";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Pager } from "~/ui/pager";
import { Panel } from "~/ui/panel";
import { Stat } from "~/ui/stat";
import { listedTransactions } from "../transactions/listed-transaction";
import { TransactionTable } from "../transactions/transaction-table";
import { useProfile } from "../profiles/use-profile";
import { useMessages, useLocale } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";
import type { MonthTotal } from "~server/features/transactions/month-schemas";
import { formatMonth, monthIn, zoneName } from "~server/kernel/instants";
import { formatMoney, formatShortMoney } from "~server/kernel/money-format";
import { numberLocaleOf } from "~server/locales/locale";
import { lastTwelve, MonthBars } from "~/charts/month-bars";
import { DataTable, type Column } from "~/ui/data-table";
import { useTimeZone } from "~/ui/time-zone";

export const handle = {
  title: pageText("withdrawals", "history"),
} satisfies PageHandle;

const paidOut = { type: "withdrawal", status: "successful" } as const;
const address = (page: number) => paths.customer.earningHistory({ page });

export async function loader({ request }: LoaderFunctionArgs) {
  const { page } = TransactionSearchParams.parse({
    page: new URL(request.url).searchParams.get("page"),
  });
  const { transactions } = api(request);
  const [list, summed] = await Promise.all([
    load(request, transactions.list({ query: { ...paidOut, page } })),
    loadIfOffered(request, transactions.months({ query: paidOut })),
  ]);
  if (list.totalPages > 0 && page > list.totalPages) throw redirect(address(list.totalPages));
  const months = summed?.months ?? [];
  return { ...listedTransactions(list), months, sent: summed?.sent, now: new Date().toISOString() };
}

export default function EarningHistoryPage() {
  const t = useMessages("withdrawals");
  const { transactions, total, totalAmount, page, totalPages, months, sent, now } =
    useLoaderData<typeof loader>();
  const profile = useProfile();
  const currency = transactions[0]?.currency ?? profile.currency;
  return (
    <>
      <PageHeading
        title={t("history")}
        lead={t("historyLead")}
        actions={
          total > 0 && (
            <ButtonLink href={paths.customer.transactionsCsv(paidOut)} tone="secondary">
              {t("downloadCsv")}
            </ButtonLink>
          )
        }
      />
      <div className="stats">
        <Stat
          label={t("totalWithdrawn")}
          amount={totalAmount}
          currency={currency}
          note={t("successfulCount", { total })}
          isLead
        />
        {sent && (
          <Stat
            label={t("totalSent")}
            amount={sent.totalAmount}
            currency={currency}
            note={t("sentCount", { total: sent.count })}
          />
        )}
      </div>
      {months.length > 0 && <EarningMonths months={months} now={now} currency={currency} />}
      <Panel>
        <TransactionTable
          caption={t("successful")}
          columns="payouts"
          rows={transactions}
          empty={<EmptyState icon="withdraw">{t("noneSuccessful")}</EmptyState>}
        />
        <Pager page={page} totalPages={totalPages} hrefFor={address} />
      </Panel>
    </>
  );
}

interface Props {
  months: readonly MonthTotal[];
  /** When the page was rendered, ISO 8601. */
  now: string;
  currency: Parameters<typeof formatMoney>[1];
}

/** Successful withdrawals by month: the last twelve as a chart, all of them as a table. */
function EarningMonths({ months, now, currency }: Props) {
  const t = useMessages("withdrawals");
  const locale = useLocale();
  const zone = useTimeZone();
  const columns: readonly Column<MonthTotal>[] = [
    { header: t("month"), cell: ({ month }) => formatMonth(month, locale) },
    {
      header: t("withdrawals"),
      cell: ({ count }) => count.toLocaleString(numberLocaleOf(locale)),
      isNumeric: true,
    },
    {
      header: t("amount"),
      cell: ({ totalAmount }) => formatMoney(totalAmount, currency, locale),
      isNumeric: true,
    },
  ];
  return (
    <Panel title={t("byMonth")}>
      <figure>
        <figcaption className="hint">{t("monthsCaption", { zone: zoneName(zone) })}</figcaption>
        <MonthBars
          bars={lastTwelve(months, monthIn(now, zone))}
          write={(value) => formatShortMoney(value, currency, locale)}
          locale={locale}
        />
        <details className="disclosure">
          <summary>{t("monthsTable")}</summary>
          <div className="disclosure-body">
            <DataTable
              caption={t("monthsTableCaption")}
              columns={columns}
              rows={months}
              rowKey={({ month }) => month}
              frame="months-table"
            />
          </div>
        </details>
      </figure>
    </Panel>
  );
}
