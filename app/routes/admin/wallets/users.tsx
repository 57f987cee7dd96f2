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
import { type Column, DataTable } from "~/ui/data-table";
import { EmailText } from "~/ui/email";
import { EmptyState } from "~/ui/empty-state";
import { sortHeading } from "~/ui/list-sort";
import { loadList } from "~/platform/api/load-list.server";
import { searchParamsOf } from "~/platform/search-params.server";
import { ListFrame } from "./list-frame";
import { personLabel } from "../people/person-name";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffWallets", "walletUsers"),
} satisfies PageHandle;

const none = { users: [], total: 0, page: 1, totalPages: 0 };

export async function loader({ request }: LoaderFunctionArgs) {
  const query = searchParamsOf(request, WalletUserSearchParams);
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
  const { list, filter } = useLoaderData<typeof loader>();
  const columns = columnsIn(t, {
    sort: filter.sort,
    hrefFor: (sort) => paths.admin.walletUsers({ ...filter, sort }),
  });
  return (
    <ListFrame
      current="users"
      title={t("walletUsers")}
      lead={t("userCount", { count: list.total })}
      list={list}
      filter={filter}
      sorts={userSorts}
      hrefFor={paths.admin.walletUsers}
      csv={{ call: "exports.walletUsers", hrefFor: paths.admin.walletUsersCsv }}
    >
      <DataTable
        caption={t("usersCaption")}
        isWide
        columns={columns}
        rows={list.users}
        rowKey={({ id }) => id}
        empty={<EmptyState icon="find">{t("noUsersFound")}</EmptyState>}
      />
    </ListFrame>
  );
}
