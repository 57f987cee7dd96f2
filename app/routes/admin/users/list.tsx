import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { UserSearchParams } from "~server/features/accounts/admin-schemas";
import { userSorts } from "~server/kernel/list-orders";
import { api } from "~/platform/api/api.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { CsvLink } from "~/ui/csv-link";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { sortChoice } from "~/ui/list-sort";
import { ListPager } from "~/ui/list-pager";
import { ListSearch } from "~/ui/list-search";
import { PageHeading } from "~/ui/page-heading";
import { pageSizeChoice } from "~/ui/page-sizes";
import { Panel } from "~/ui/panel";
import { loadList } from "~/platform/api/load-list.server";
import { searchParamsOf } from "~/platform/search-params.server";
import { loadOpenRecords } from "../viewers/load-viewers.server";
import { useUserSearchField } from "../people/use-user-search-field";
import { UserTable } from "./user-table";
import { useUserChoices } from "./user-labels";
import { Allowed } from "~/ui/staff-rights";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffUsers", "userManagement"),
} satisfies PageHandle;

const none = { users: [], total: 0, page: 1, totalPages: 0 };

export async function loader({ request }: LoaderFunctionArgs) {
  const query = searchParamsOf(request, UserSearchParams);
  const { page: _page, ...filter } = query;
  const { list } = await loadList(request, {
    query,
    fetchList: (query) => api(request).users.list({ query }),
    none,
    hrefFor: paths.admin.users,
  });
  const isAnyPending = list.users.some(({ kycStatus }) => kycStatus === "pending");
  return { list, filter, openRecords: await loadOpenRecords(request, "user", isAnyPending) };
}

export default function UserListPage() {
  const t = useMessages("staffUsers");
  const ui = useMessages("ui");
  const { list, filter, openRecords } = useLoaderData<typeof loader>();
  const choices = useUserChoices();
  const searchField = useUserSearchField(filter.search);
  const kyc = {
    name: "kycStatus",
    label: t("kycStatus"),
    value: filter.kycStatus,
    any: t("anyStatus"),
    choices: choices.kycStatuses,
  };
  const further = [
    {
      name: "role",
      label: t("role"),
      value: filter.role,
      any: t("anyRole"),
      choices: choices.roles,
    },
    {
      name: "accountStatus",
      label: t("accountStatus"),
      value: filter.accountStatus,
      any: t("anyStatus"),
      choices: choices.accountStatuses,
    },
    {
      name: "closed",
      label: t("closedAccounts"),
      value: filter.closed,
      any: t("closedIncluded"),
      choices: choices.closed,
    },
    sortChoice(ui, userSorts, filter.sort),
    pageSizeChoice(ui, filter.limit),
  ];
  return (
    <>
      <PageHeading
        title={t("userManagement")}
        lead={t("count", { count: list.total })}
        actions={
          <>
            <Allowed call="exports.users">
              <CsvLink
                total={list.total}
                href={paths.admin.usersCsv({ ...filter, limit: undefined })}
              />
            </Allowed>
            <Allowed call="users.create">
              <ButtonLink href={paths.admin.newUser()}>{t("create")}</ButtonLink>
            </Allowed>
          </>
        }
      />
      <ListSearch
        action={paths.admin.users()}
        textFields={[searchField]}
        days={filter}
        selects={[kyc]}
        more={{ amounts: [], selects: further }}
      />
      <Panel>
        <UserTable
          rows={list.users}
          openRecords={openRecords}
          order={{ sort: filter.sort, hrefFor: (sort) => paths.admin.users({ ...filter, sort }) }}
          empty={<EmptyState icon="find">{t("noneFound")}</EmptyState>}
        />
        <ListPager
          list={list}
          limit={filter.limit}
          hrefFor={(page) => paths.admin.users({ ...filter, page })}
        />
      </Panel>
    </>
  );
}
