// Bank transfers that customers say they sent, for treasury to look out for.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { inGroups } from "~server/kernel/creditor-reference";
import { expectedStates } from "~server/features/bank-transfers/labels";
import {
  ExpectedDepositSearchParams,
  type StaffExpectedDeposit,
} from "~server/features/bank-transfers/schemas";
import { api } from "~/platform/api/api.server";
import { loadList } from "~/platform/api/load-list.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { searchParamsOf } from "~/platform/search-params.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { DataTable, type Column } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { FilterLinks } from "~/ui/filter-links";
import { Day, StackedInstant } from "~/ui/instant";
import { ListPager } from "~/ui/list-pager";
import { MoneyText } from "~/ui/money";
import { PageHeading } from "~/ui/page-heading";
import { pageText } from "~/ui/page-text";
import { Panel } from "~/ui/panel";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";
import { PersonName } from "../people/person-name";

export const handle = {
  title: pageText("staffBankTransfers", "title"),
  calls: "bankTransfers.allExpectedDeposits",
} satisfies PageHandle;

const none = { expectedDeposits: [], total: 0, page: 1, totalPages: 0 };

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const query = searchParamsOf(request, ExpectedDepositSearchParams);
  const { page: _page, ...filter } = query;
  const { list } = await loadList(request, {
    query,
    fetchList: (query) => api(request).bankTransfers.allExpectedDeposits({ query }),
    none,
    hrefFor: paths.admin.expectedDeposits,
  });
  return { list, filter };
}

const columnsIn = (
  t: TranslateForPage<"staffBankTransfers">,
): readonly Column<StaffExpectedDeposit>[] => [
  {
    header: t("customer"),
    place: 1,
    cell: ({ user, fullname, email }) => (
      <PersonName fullname={fullname} email={email} href={paths.admin.user(user)} />
    ),
  },
  {
    header: t("amount"),
    place: 2,
    isNumeric: true,
    cell: ({ amount, currency }) => <MoneyText amount={amount} currency={currency} />,
  },
  { header: t("reference"), cell: ({ reference }) => reference && inGroups(reference) },
  { header: t("account"), cell: ({ receivingAccountId }) => receivingAccountId },
  { header: t("announced"), cell: ({ createdAt }) => <StackedInstant iso={createdAt} /> },
  {
    header: t("expectedUntil"),
    cell: ({ lapsesAt, transactionId }) =>
      transactionId ? (
        <a href={paths.admin.transaction(transactionId)}>{t("deposit")}</a>
      ) : (
        <Day iso={lapsesAt} />
      ),
  },
];

export default function ExpectedDepositsPage() {
  const t = useMessages("staffBankTransfers");
  const { list, filter } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading title={t("title")} lead={t("lead")} />
      <FilterLinks
        label={t("status")}
        links={expectedStates.map((state) => ({
          label: t(`state.${state}`),
          href: paths.admin.expectedDeposits({ state }),
          isCurrent: state === filter.state,
        }))}
      />
      <Panel>
        <DataTable
          caption={t("title")}
          columns={columnsIn(t)}
          rows={list.expectedDeposits}
          rowKey={({ id }) => id}
          empty={<EmptyState icon="transfers" title={t("none")} />}
        />
        <ListPager
          list={list}
          limit={filter.limit}
          hrefFor={(page) => paths.admin.expectedDeposits({ ...filter, page })}
        />
      </Panel>
    </>
  );
}
