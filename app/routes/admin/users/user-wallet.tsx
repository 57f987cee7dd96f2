import type { AdminWallet } from "~server/features/wallets/admin-schemas";
import type { User } from "~server/features/users/schemas";
import { paths } from "~/platform/paths";
import { EmptyState } from "~/ui/empty-state";
import { MoneyText } from "~/ui/money";
import { Panel } from "~/ui/panel";
import { AdminTransactionTable } from "../transactions/transaction-table";
import { useMessages } from "~/ui/use-messages";

const newestShown = 4;

interface Props {
  userId: string;
  wallet: AdminWallet | null;
}

/** A user's balances. */
export function UserWallet({ userId, wallet }: Props) {
  const t = useMessages("staffUsers");
  return (
    <Panel title={t("wallet")} actions={<a href={paths.admin.wallet(userId)}>{t("openWallet")}</a>}>
      <p>
        {wallet
          ? t("availableOf", {
              available: <MoneyText amount={wallet.availableBalance} currency={wallet.currency} />,
              total: <MoneyText amount={wallet.totalBalance} currency={wallet.currency} />,
            })
          : t("noWallet")}
      </p>
    </Panel>
  );
}

/** Everything else about them, on pages of its own. */
export function UserLinks({ user: { id, email } }: { user: Pick<User, "id" | "email"> }) {
  const t = useMessages("staffUsers");
  return (
    <div className="mt-5">
      <Panel title={t("more")}>
        <ul className="grid gap-2">
          <li>
            <a href={paths.admin.transactions({ person: email })}>{t("allTransactions")}</a>
          </li>
          <li>
            <a href={paths.admin.bankLines({ user: id })}>{t("bankLines")}</a>
          </li>
          <li>
            <a href={paths.admin.audit({ by: id, action: "access" })}>{t("signIns")}</a>
          </li>
          <li>
            <a href={paths.admin.outbox({ user: id })}>{t("emails")}</a>
          </li>
          <li>
            <a href={paths.admin.wallet(id)}>{t("bankDetails")}</a>
          </li>
          <li>
            <a href={paths.admin.audit({ about: id })}>{t("fullHistory")}</a>
          </li>
        </ul>
      </Panel>
    </div>
  );
}

/** Their latest transactions. */
export function UserTransactions({ userId, wallet }: Props) {
  const t = useMessages("staffUsers");
  if (!wallet) return null;
  return (
    <div className="mt-5">
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
