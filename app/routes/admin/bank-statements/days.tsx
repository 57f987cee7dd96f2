// Receiving accounts by day: the statements' balances and the ledger's.
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import {
  BankDaySearchParams,
  type BankDay,
} from "~server/features/bank-statements/bank-day-schemas";
import { formatDay } from "~server/kernel/instants";
import { formatMoney } from "~server/kernel/money-format";
import { limits } from "~server/kernel/limits";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { searchParamsOf } from "~/platform/search-params.server";
import { redirectWithFlash } from "~/platform/session/session.server";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button-link";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Day } from "~/ui/instant";
import { ListSearch } from "~/ui/list-search";
import { MoneyText } from "~/ui/money";
import { PageHeading } from "~/ui/page-heading";
import { Pager } from "~/ui/pager";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { pageText } from "~/ui/page-text";
import { useLocale, useMessages, type TranslateForPage } from "~/ui/use-messages";
import { accountFilter } from "./account-filter";
import { BankTabs } from "./bank-tabs";

export const handle = {
  title: pageText("staffBankStatements", "reconciliation"),
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const { page, from, to, account } = searchParamsOf(request, BankDaySearchParams);
  const filter = { from, to, account };
  const query = { ...filter, page, limit: limits.pageSizeMaximum };
  const [days, { accounts }] = await Promise.all([
    api(request).bankStatements.days({ query }),
    load(request, api(request).bankStatements.accounts()),
  ]);
  if (!days.ok && days.problem.code === "period_too_long")
    throw await redirectWithFlash(
      request,
      paths.admin.bankDays({ account }),
      days.problem.message,
      "danger",
    );
  const list = await load(request, days);
  if (list.totalPages > 0 && page > list.totalPages)
    throw redirect(paths.admin.bankDays({ ...filter, page: list.totalPages }));
  return { list, accounts, filter };
}

type T = TranslateForPage<"staffBankStatements">;

function Amount({ amount, day }: { amount: number | undefined; day: BankDay }) {
  if (amount === undefined) return "–";
  const sign = amount < 0 ? { sign: "-" as const } : {};
  return <MoneyText amount={Math.abs(amount)} currency={day.account.currency} {...sign} />;
}

const amount = (header: string, of: (day: BankDay) => number | undefined): Column<BankDay> => ({
  header,
  isNumeric: true,
  cell: (day) => <Amount amount={of(day)} day={day} />,
});

const columnsIn = (t: T): readonly Column<BankDay>[] => [
  {
    header: t("day"),
    place: 1,
    cell: ({ day, account }) => (
      <>
        <Day iso={day} />{" "}
        <span className="second-line hint">
          {account.bank} ({account.currency})
        </span>
      </>
    ),
  },
  {
    header: t("opening"),
    isNumeric: true,
    cell: (day) => <Amount amount={day.opening} day={day} />,
  },
  amount(t("moneyIn"), (day) => day.in),
  amount(t("moneyOut"), ({ out }) => out),
  { ...amount(t("closing"), ({ closing }) => closing), place: 2 },
  amount(t("inLedger"), ({ ledger }) => ledger),
  { header: t("status"), place: 7, cell: (day) => <Standing day={day} /> },
  {
    header: t("lines"),
    cell: ({ lines }) =>
      lines.length === 0
        ? "–"
        : lines.map(({ state, count }) => t(`dayLines.${state}`, { count })).join(" · "),
  },
];

function Standing({ day }: { day: BankDay }) {
  const t = useMessages("staffBankStatements");
  const locale = useLocale();
  const { difference, gap, account } = day;
  const money = (value: number) => formatMoney(value, account.currency, locale);
  if (difference === undefined && !gap) return "–";
  const sentences = [
    difference
      ? t(difference > 0 ? "bankHasMore" : "bankHasLess", { amount: money(Math.abs(difference)) })
      : "",
    gap ? t("notFollowing", { found: money(gap.found), expected: money(gap.expected) }) : "",
  ].filter((sentence) => sentence !== "");
  return (
    <div className="xl:min-w-50">
      {sentences.length === 0 ? (
        <StatusBadge status="successful" label={t("matches")} />
      ) : (
        <StatusBadge status="failed" label={t(difference ? "differs" : "gapFound")} />
      )}
      {sentences.map((sentence) => (
        <span key={sentence} className="hint block">
          {sentence}
        </span>
      ))}
    </div>
  );
}

export default function BankDaysPage() {
  const t = useMessages("staffBankStatements");
  const locale = useLocale();
  const { list, accounts, filter } = useLoaderData<typeof loader>();
  const { from, to, days, differing } = list;
  return (
    <>
      <PageHeading
        title={t("reconciliation")}
        lead={t("daysLead", {
          from: formatDay(from, "UTC", locale),
          to: formatDay(to, "UTC", locale),
        })}
        actions={
          days.length > 0 && (
            <ButtonLink tone="secondary" href={paths.admin.bankDaysCsv(filter)}>
              {t("downloadCsv")}
            </ButtonLink>
          )
        }
        tabs={<BankTabs current="reconciliation" />}
      />
      <ListSearch
        action={paths.admin.bankDays()}
        textFields={[]}
        days={{ from, to }}
        isNarrowed={Object.values(filter).some((value) => value !== undefined)}
        selects={[accountFilter(t, accounts, filter.account)]}
      />
      {days.length > 0 && (
        <Banner tone={differing > 0 ? "warning" : "success"}>
          <p>{differing > 0 ? t("differing", { count: differing }) : t("allMatch")}</p>
        </Banner>
      )}
      <Panel>
        <DataTable
          caption={t("daysCaption")}
          isWide
          columns={columnsIn(t)}
          rows={days}
          rowKey={({ account, day }) => `${account.id} ${day}`}
          empty={
            <EmptyState icon="scales" title={t("noDays")}>
              {t("noDaysHint")}
            </EmptyState>
          }
        />
        <Pager
          page={list.page}
          totalPages={list.totalPages}
          hrefFor={(page) => paths.admin.bankDays({ ...filter, page })}
        />
      </Panel>
    </>
  );
}
