import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { WalletSearchParams } from "~server/features/wallets/admin-schemas";
import { walletSorts, type WalletSort } from "~server/kernel/list-orders";
import { api } from "~/platform/api/api.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { EmptyState } from "~/ui/empty-state";
import { loadList } from "~/platform/api/load-list.server";
import { searchParamsOf } from "~/platform/search-params.server";
import { ListFrame } from "./list-frame";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";
import type { ReactNode } from "react";
import type { Wallet } from "~server/features/ledger/wallet-schemas";
import { type Column, DataTable } from "~/ui/data-table";
import { sortHeading } from "~/ui/list-sort";
import { MoneyText } from "~/ui/money";
import { PersonName } from "../people/person-name";

export const handle = {
  title: pageText("staffWallets", "wallets"),
} satisfies PageHandle;

const none = { wallets: [], total: 0, page: 1, totalPages: 0 };

export async function loader({ request }: LoaderFunctionArgs) {
  const query = searchParamsOf(request, WalletSearchParams);
  const { page: _page, ...filter } = query;
  const { list } = await loadList(request, {
    query,
    fetchList: (query) => api(request).admin.wallets({ query }),
    none,
    hrefFor: paths.admin.wallets,
  });
  return { list, filter };
}

export default function WalletListPage() {
  const t = useMessages("staffWallets");
  const { list, filter } = useLoaderData<typeof loader>();
  return (
    <ListFrame
      current="wallets"
      title={t("wallets")}
      lead={t("count", { count: list.total })}
      list={list}
      filter={filter}
      sorts={walletSorts}
      hrefFor={paths.admin.wallets}
      csv={{ call: "exports.wallets", hrefFor: paths.admin.walletsCsv }}
    >
      <WalletTable
        rows={list.wallets}
        sort={filter.sort}
        hrefFor={(sort) => paths.admin.wallets({ ...filter, sort })}
        empty={<EmptyState icon="find">{t("noneFound")}</EmptyState>}
      />
    </ListFrame>
  );
}

const amount = (header: string, of: (wallet: Wallet) => number): Column<Wallet> => ({
  header,
  isNumeric: true,
  cell: (wallet) => <MoneyText amount={of(wallet)} currency={wallet.currency} />,
});

interface Order {
  /** The current order. */
  sort: WalletSort | undefined;
  hrefFor: (sort: WalletSort) => string;
}

const columnsIn = (
  t: TranslateForPage<"staffWallets">,
  order: Order,
): readonly Column<Wallet>[] => [
  {
    header: t("owner"),
    place: 1,
    cell: ({ user, userDetails }) => (
      <PersonName {...userDetails} href={paths.admin.wallet(user)} />
    ),
  },
  { header: t("currency"), cell: ({ currency }) => currency },
  { ...amount(t("total"), ({ totalBalance }) => totalBalance), place: 2 },
  {
    ...amount(t("available"), ({ availableBalance }) => availableBalance),
    ...sortHeading({ ...order, ascending: "smallest", descending: "largest" }),
  },
  amount(t("pendingWithdrawals"), ({ pendingWithdrawal }) => pendingWithdrawal),
  amount(t("pendingDeposits"), ({ pendingDeposit }) => pendingDeposit),
];

function WalletTable({
  rows,
  empty,
  ...order
}: Order & { rows: readonly Wallet[]; empty: ReactNode }) {
  const t = useMessages("staffWallets");
  return (
    <DataTable
      caption={t("wallets")}
      columns={columnsIn(t, order)}
      rows={rows}
      rowKey={({ id }) => id}
      empty={empty}
    />
  );
}
