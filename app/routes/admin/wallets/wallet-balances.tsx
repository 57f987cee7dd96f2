import type { AdminWallet } from "~server/features/wallets/admin-schemas";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { Panel } from "~/ui/panel";
import { Stat } from "~/ui/stat";
import { useMessages } from "~/ui/use-messages";

/** Every balance of a user's wallet, and its details. */
export function WalletBalances({ wallet }: { wallet: AdminWallet }) {
  const t = useMessages("staffWallets");
  const { currency } = wallet;
  const parts = [
    { term: t("pendingDeposits"), amount: wallet.pendingDeposit },
    { term: t("pendingWithdrawals"), amount: wallet.pendingWithdrawal },
    { term: t("profit"), amount: wallet.profitBalance },
    { term: t("bonus"), amount: wallet.bonusBalance },
  ];
  const items = [
    ...parts.map(({ term, amount }) => ({
      term,
      value: <MoneyText amount={amount} currency={currency} />,
    })),
    { term: t("currency"), value: currency },
    { term: t("walletId"), value: <span className="record-id">{wallet.id}</span> },
    { term: t("updatedAt"), value: <Instant iso={wallet.updatedAt} /> },
  ];
  return (
    <>
      <div className="stats">
        <Stat label={t("totalBalance")} amount={wallet.totalBalance} currency={currency} isLead />
        <Stat
          label={t("availableBalance")}
          amount={wallet.availableBalance}
          currency={currency}
          isLead
        />
      </div>
      <Panel title={t("balances")}>
        <DefinitionList items={items} />
      </Panel>
    </>
  );
}
