import type { AdminWallet } from "~server/features/wallets/admin-schemas";
import { paths } from "~/platform/paths";
import { EmptyState } from "~/ui/empty-state";
import { MoneyText } from "~/ui/money";
import { Panel } from "~/ui/panel";
import { AdminTransactionTable } from "../transactions/transaction-table";

const newestShown = 4;

/** The way from a person to their money, and what moved last. */
export function UserWallet({ userId, wallet }: { userId: string; wallet: AdminWallet | null }) {
  if (!wallet) {
    return (
      <div className="mt-5">
        <Panel title="Wallet" actions={<a href={paths.admin.wallet(userId)}>Open wallet</a>}>
          <p>This person has no wallet.</p>
        </Panel>
      </div>
    );
  }
  return (
    <div className="mt-5">
      <Panel title="Wallet" actions={<a href={paths.admin.wallet(userId)}>Open wallet</a>}>
        <p>
          <MoneyText amount={wallet.availableBalance} currency={wallet.currency} /> available of{" "}
          <MoneyText amount={wallet.totalBalance} currency={wallet.currency} /> in total.
        </p>
      </Panel>
      <Panel title="Recent transactions">
        <AdminTransactionTable
          caption="The newest transactions of this person"
          rows={wallet.transactions.slice(0, newestShown)}
          from={paths.admin.user(userId)}
          areOfOne
          empty={<EmptyState title="No recent transactions" />}
        />
      </Panel>
    </div>
  );
}
