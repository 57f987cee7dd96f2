// All users, with their wallet if they have one.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import {
  WalletUserSearchParams,
  type WalletUserPage,
} from "~server/features/wallets/admin-schemas";
import { userSorts, type UserSort } from "~server/kernel/list-orders";
import { api } from "~/platform/api/api.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { CsvLink } from "~/ui/csv-link";
import { type Column, DataTable } from "~/ui/data-table";
import { EmailText } from "~/ui/email";
import { EmptyState } from "~/ui/empty-state";
import { sortChoice, sortHeading } from "~/ui/list-sort";
import { ListPager } from "~/ui/list-pager";
import { ListSearch } from "~/ui/list-search";
import { PageHeading } from "~/ui/page-heading";
import { pageSizeChoice } from "~/ui/page-sizes";
import { Panel } from "~/ui/panel";
import { loadList } from "~/platform/api/load-list.server";
import { useUserSearchField } from "../people/use-user-search-field";
import { ListViews } from "./list-views";
import { Allowed } from "~/ui/staff-rights";
import { personLabel } from "../people/person-name";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffWallets", "walletUsers"),
} satisfies PageHandle;

const none = { users: [], total: 0, page: 1, totalPages: 0 };

export async function loader({ request }: LoaderFunctionArgs) {
  const query = WalletUserSearchParams.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { page: _page, ...filter } = query;
  const { list } = await loadList(request, {
    query,
    fetchList: (query) => api(request).admin.walletUsers({ query }),
    none,
    hrefFor: paths.admin.walletUsers,
  });
  return { list, filter };
}

type Row = z.output<typeof WalletUserPage>["users"][number];

interface Order {
  sort: UserSort | undefined;
  hrefFor: (sort: UserSort) => string;
}

const columnsIn = (t: TranslateForPage<"staffWallets">, order: Order): readonly Column<Row>[] => [
  {
    header: t("userId"),
    cell: ({ userId }) => (
      <a className="record-id" href={paths.admin.user(userId)}>
        {userId}
      </a>
    ),
  },
  {
    header: t("fullName"),
    ...sortHeading({ ...order, ascending: "a-z", descending: "z-a" }),
    cell: ({ fullname }) => (
      <span className="wrap-anywhere md:inline-block md:min-w-28">{fullname}</span>
    ),
  },
  { header: t("email"), cell: ({ email }) => <EmailText address={email} /> },
  { header: t("currency"), cell: ({ currency }) => currency },
  {
    header: t("walletId"),
    cell: ({ userId, walletId, ...user }) => (
      <a className={walletId ? "record-id" : undefined} href={paths.admin.wallet(userId)}>
        {t("walletOf", {
          wallet: walletId ?? t("noWallet"),
          hidden: (text) => <span className="sr-only">{text}</span>,
          name: personLabel(user),
        })}
      </a>
    ),
  },
];

export default function WalletUserListPage() {
  const t = useMessages("staffWallets");
  const ui = useMessages("ui");
  const { list, filter } = useLoaderData<typeof loader>();
  const searchField = useUserSearchField(filter.search);
  const columns = columnsIn(t, {
    sort: filter.sort,
    hrefFor: (sort) => paths.admin.walletUsers({ ...filter, sort }),
  });
  const empty = <EmptyState icon="find">{t("noUsersFound")}</EmptyState>;
  return (
    <>
      <PageHeading
        title={t("walletUsers")}
        lead={t("userCount", { count: list.total })}
        actions={
          <Allowed call="exports.walletUsers">
            <CsvLink
              total={list.total}
              href={paths.admin.walletUsersCsv({ ...filter, limit: undefined })}
            />
          </Allowed>
        }
      />
      <ListViews current="users" />
      <ListSearch
        action={paths.admin.walletUsers()}
        textFields={[searchField]}
        days={filter}
        selects={[sortChoice(ui, userSorts, filter.sort), pageSizeChoice(ui, filter.limit)]}
      />
      <Panel>
        <DataTable
          caption={t("usersCaption")}
          isWide
          columns={columns}
          rows={list.users}
          rowKey={({ id }) => id}
          empty={empty}
        />
        <ListPager
          list={list}
          limit={filter.limit}
          hrefFor={(page) => paths.admin.walletUsers({ ...filter, page })}
        />
      </Panel>
    </>
  );
}
