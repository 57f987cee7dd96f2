import type { ReactNode } from "react";
import type { Wallet } from "~server/features/ledger/wallet-schemas";
import type { WalletSort } from "~server/kernel/list-orders";
import { paths } from "~/platform/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { sortHeading } from "~/ui/list-sort";
import { MoneyText } from "~/ui/money";
import { PersonName } from "../people/person-name";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";

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

export function WalletTable({
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
