import type { AdminWallet } from "~server/features/wallets/admin-schemas";
import { paths } from "~/platform/paths";
import { EmptyState } from "~/ui/empty-state";
import { MoneyText } from "~/ui/money";
import { Panel } from "~/ui/panel";
import { AdminTransactionTable } from "../transactions/transaction-table";
import { useMessages } from "~/ui/use-messages";

const newestShown = 4;

/** A user's balances and latest transactions. */
export function UserWallet({ userId, wallet }: { userId: string; wallet: AdminWallet | null }) {
  const t = useMessages("staffUsers");
  if (!wallet) {
    return (
      <div className="mt-5">
        <Panel
          title={t("wallet")}
          actions={<a href={paths.admin.wallet(userId)}>{t("openWallet")}</a>}
        >
          <p>{t("noWallet")}</p>
        </Panel>
      </div>
    );
  }
  return (
    <div className="mt-5">
      <Panel
        title={t("wallet")}
        actions={<a href={paths.admin.wallet(userId)}>{t("openWallet")}</a>}
      >
        <p>
          {t("availableOf", {
            available: <MoneyText amount={wallet.availableBalance} currency={wallet.currency} />,
            total: <MoneyText amount={wallet.totalBalance} currency={wallet.currency} />,
          })}
        </p>
      </Panel>
      <Panel title={t("recentTransactions")}>
        <AdminTransactionTable
          caption={t("recentTransactionsCaption")}
          rows={wallet.transactions.slice(0, newestShown)}
          from={paths.admin.user(userId)}
          areOfOne
          empty={<EmptyState icon="transfers" title={t("noRecentTransactions")} />}
        />
      </Panel>
    </div>
  );
}
