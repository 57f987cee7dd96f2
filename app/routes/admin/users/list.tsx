import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { UserSearchParams } from "~server/features/accounts/admin-schemas";
import { peopleSorts } from "~server/kernel/list-orders";
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
import { loadList } from "../load-list.server";
import { loadOpenRecords } from "../viewers/load-viewers.server";
import { userSearchField } from "./user-search-labels";
import { UserTable } from "./user-table";
import { accountStatusChoices, closedChoices, kycStatusChoices, roleChoices } from "./user-labels";
import { Allowed } from "~/ui/staff-rights";

export const handle = {
  title: "User Management",
  sheets: ["work", "office", "lists"],
} satisfies PageHandle;

const none = { users: [], total: 0, page: 1, totalPages: 0 };

export async function loader({ request }: LoaderFunctionArgs) {
  const query = UserSearchParams.parse(Object.fromEntries(new URL(request.url).searchParams));
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
  const { list, filter, openRecords } = useLoaderData<typeof loader>();
  const selects = [
    { name: "role", label: "Role", value: filter.role, any: "Any role", choices: roleChoices },
    {
      name: "accountStatus",
      label: "Account status",
      value: filter.accountStatus,
      any: "Any status",
      choices: accountStatusChoices,
    },
    {
      name: "kycStatus",
      label: "KYC status",
      value: filter.kycStatus,
      any: "Any status",
      choices: kycStatusChoices,
    },
    {
      name: "closed",
      label: "Closed accounts",
      value: filter.closed,
      any: "Included",
      choices: closedChoices,
    },
    sortChoice(peopleSorts, filter.sort),
    pageSizeChoice(filter.limit),
  ];
  return (
    <>
      <PageHeading
        title="User Management"
        lead={`${list.total} ${list.total === 1 ? "person" : "people"}`}
        actions={
          <>
            <Allowed right="exports">
              <CsvLink
                total={list.total}
                href={paths.admin.usersCsv({ ...filter, limit: undefined })}
              />
            </Allowed>
            <Allowed right="profiles">
              <ButtonLink href={paths.admin.newUser()}>Create user</ButtonLink>
            </Allowed>
          </>
        }
      />
      <ListSearch
        action={paths.admin.users()}
        textFields={[userSearchField(filter.search)]}
        days={filter}
        selects={selects}
      />
      <Panel>
        <UserTable
          rows={list.users}
          openRecords={openRecords}
          order={{ sort: filter.sort, hrefFor: (sort) => paths.admin.users({ ...filter, sort }) }}
          empty={<EmptyState>Nobody matches. Search for less, or clear the filters.</EmptyState>}
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
