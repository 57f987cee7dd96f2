import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AskedUsers } from "~server/contract/schemas/users";
import { api } from "~/api.server";
import { load } from "~/load.server";
import type { PageHandle } from "~/page-handle";
import { paths } from "~/paths";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { ListSearch } from "~/ui/list-search";
import { PageHeading } from "~/ui/page-heading";
import { pageSizeChoice } from "~/ui/page-sizes";
import { Pager } from "~/ui/pager";
import { Panel } from "~/ui/panel";
import { UserTable } from "./user-table";
import { accountStatusChoices, kycStatusChoices, roleChoices } from "./user-words";

export const handle = { title: "User Management" } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const { page, ...filter } = AskedUsers.parse(Object.fromEntries(new URL(request.url).searchParams));
  const list = await load(request, api(request).users.list({ query: { ...filter, page } }));
  if (list.totalPages > 0 && page > list.totalPages) throw redirect(paths.admin.users({ ...filter, page: list.totalPages }));
  return { list, filter };
}

export default function UserListPage() {
  const { list, filter } = useLoaderData<typeof loader>();
  const selects = [
    { name: "role", label: "Role", value: filter.role, any: "Any role", choices: roleChoices },
    { name: "accountStatus", label: "Account status", value: filter.accountStatus, any: "Any status", choices: accountStatusChoices },
    { name: "kycStatus", label: "KYC status", value: filter.kycStatus, any: "Any KYC status", choices: kycStatusChoices },
    pageSizeChoice(filter.limit),
  ];
  return (
    <>
      <PageHeading
        title="User Management"
        lead={`${list.total} ${list.total === 1 ? "person" : "people"}`}
        actions={<ButtonLink href={paths.admin.newUser()}>Create user</ButtonLink>}
      />
      <ListSearch action={paths.admin.users()} search={filter.search} hint="Name, username or email" selects={selects} />
      <Panel>
        <UserTable rows={list.users} empty={<EmptyState>Nobody matches. Search for less, or clear the filters.</EmptyState>} />
        <Pager page={list.page} totalPages={list.totalPages} hrefFor={(page) => paths.admin.users({ ...filter, page })} />
      </Panel>
    </>
  );
}
