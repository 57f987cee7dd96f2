// The bank's open lines: what no customer and no payout was found for, longest waiting first.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { openReasons } from "~server/features/bank-statements/labels";
import { LineSearchParams, type BankLine } from "~server/features/bank-statements/line-schemas";
import { limits } from "~server/kernel/limits";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { searchParamsOf } from "~/platform/search-params.server";
import { type Column, DataTable } from "~/ui/data-table";
import { DefinitionList } from "~/ui/definition-list";
import { EmptyState } from "~/ui/empty-state";
import { Day } from "~/ui/instant";
import { ListPager } from "~/ui/list-pager";
import { ListSearch, type SelectFilter } from "~/ui/list-search";
import { MoneyText } from "~/ui/money";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { useOwnId } from "~/ui/staff-rights";
import { pageText } from "~/ui/page-text";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";
import { accountFilter } from "../bank-statements/account-filter";
import { BankTabs } from "../bank-statements/bank-tabs";
import { LineAmount, LineParty, LinesTable, LineSubject } from "../bank-statements/lines-table";
import { PartyName } from "../people/person-name";

export const handle = {
  title: pageText("staffBankStatements", "openLines"),
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const filter = searchParamsOf(request, LineSearchParams);
  const limit = filter.limit ?? limits.pageSizeMaximum;
  const [list, { accounts }] = await Promise.all([
    load(request, api(request).bankLines.lines({ query: { ...filter, limit } })),
    load(request, api(request).bankStatements.accounts()),
  ]);
  return { list, filter, accounts, now: Date.now() };
}

type T = TranslateForPage<"staffBankStatements">;

const dayMs = 86_400_000;

const columnsIn = (t: T, now: number): readonly Column<BankLine>[] => [
  {
    header: t("party"),
    place: 1,
    cell: (line) => (
      <a href={paths.admin.bankLine(line.id)}>
        <LineParty line={line} />
      </a>
    ),
  },
  { header: t("amount"), place: 2, isNumeric: true, cell: (line) => <LineAmount line={line} /> },
  { header: t("reason"), place: 7, cell: (line) => <LineSubject line={line} /> },
  { header: t("bookingDate"), place: 3, cell: ({ bookingDate }) => <Day iso={bookingDate} /> },
  {
    header: t("age"),
    place: 4,
    cell: ({ postedAt }) => t("ageDays", { days: daysSince(postedAt, now) }),
  },
  { header: t("owner"), cell: ({ owner }) => (owner ? <PartyName party={owner} /> : "-") },
];

const daysSince = (iso: string | undefined, now: number) =>
  iso === undefined ? 0 : Math.max(0, Math.floor((now - Date.parse(iso)) / dayMs));

type Filter = ReturnType<typeof LineSearchParams.parse>;

const filtersIn = (t: T, filter: Filter, ownId: string | undefined): readonly SelectFilter[] => [
  {
    name: "state",
    label: t("status"),
    value: filter.state,
    any: t("allLines"),
    choices: [
      { value: "open", label: t("outcome.open") },
      { value: "compliance", label: t("forCompliance") },
    ],
  },
  {
    name: "reason",
    label: t("reason"),
    value: filter.reason,
    any: t("allReasons"),
    choices: openReasons.map((value) => ({ value, label: t(`reason.${value}`) })),
  },
  {
    name: "owner",
    label: t("owner"),
    value: filter.owner,
    any: t("anyOwner"),
    choices: [
      ...(ownId ? [{ value: ownId, label: t("mine") }] : []),
      { value: "none", label: t("withoutOwner") },
    ],
  },
];

export default function OpenLinesPage() {
  const { filter } = useLoaderData<typeof loader>();
  return filter.user === undefined ? <OpenLines /> : <LinesOfUser userId={filter.user} />;
}

/** The lines of one customer, decided or not. */
function LinesOfUser({ userId }: { userId: string }) {
  const t = useMessages("staffBankStatements");
  const { list } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading
        title={t("linesOfUser")}
        lead={t("linesOfUserLead")}
        back={{ href: paths.admin.user(userId), label: t("backToUser") }}
      />
      <Panel>
        <LinesTable lines={list.lines} />
        <LinePager />
      </Panel>
    </>
  );
}

function LinePager() {
  const { list, filter } = useLoaderData<typeof loader>();
  return (
    <ListPager
      list={list}
      limit={filter.limit ?? limits.pageSizeMaximum}
      hrefFor={(page) => paths.admin.bankLines({ ...filter, page })}
    />
  );
}

function OpenLines() {
  const t = useMessages("staffBankStatements");
  const { list, filter, accounts, now } = useLoaderData<typeof loader>();
  const ownId = useOwnId();
  return (
    <>
      <PageHeading title={t("openLines")} lead={t("queueLead")} />
      <BankTabs current="openLines" />
      <ListSearch
        action={paths.admin.bankLines()}
        textFields={[]}
        selects={[...filtersIn(t, filter, ownId), accountFilter(t, accounts, filter.account)]}
      />
      <Panel>
        <DefinitionList
          areSums
          items={list.totals.map(({ currency, direction, count, amount }) => ({
            term: t("totalOf", { direction, currency, count }),
            value: (
              <MoneyText
                amount={Math.abs(amount)}
                currency={currency}
                sign={direction === "in" ? "+" : "-"}
              />
            ),
          }))}
        />
        <DataTable
          caption={t("queueCaption")}
          columns={columnsIn(t, now)}
          rows={list.lines}
          rowKey={({ id }) => id}
          empty={
            <EmptyState icon="check" title={t("nothingOpen")}>
              {t("nothingOpenHint")}
            </EmptyState>
          }
        />
        <LinePager />
      </Panel>
    </>
  );
}
