import type { ReactNode } from "react";
import type { Wallet } from "~server/contract/schemas/wallets";
import { paths } from "~/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { Money } from "~/ui/money";

const amount = (header: string, of: (wallet: Wallet) => number): Column<Wallet> => ({
  header,
  isNumeric: true,
  cell: (wallet) => <Money amount={of(wallet)} currency={wallet.currency} />,
});

const columns: readonly Column<Wallet>[] = [
  {
    header: "Owner",
    cell: ({ user, userDetails: { fullname, email } }) => (
      <span className="wrap-anywhere">
        <a href={paths.admin.wallet(user)}>{fullname || email}</a> <span className="hint">{email}</span>
      </span>
    ),
  },
  { header: "Currency", cell: ({ currency }) => currency },
  amount("Total", ({ totalBalance }) => totalBalance),
  amount("Available", ({ availableBalance }) => availableBalance),
  amount("Pending withdrawal", ({ pendingWithdrawal }) => pendingWithdrawal),
  amount("Pending deposit", ({ pendingDeposit }) => pendingDeposit),
];

export function WalletTable({ rows, empty }: { rows: readonly Wallet[]; empty: ReactNode }) {
  return <DataTable caption="Wallets" columns={columns} rows={rows} rowKey={({ id }) => id} empty={empty} />;
}
