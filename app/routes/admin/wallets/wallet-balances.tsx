import type { AdminWallet } from "~server/features/wallets/admin-schemas";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { Panel } from "~/ui/panel";
import { Stat } from "~/ui/stat";

/** Every balance of somebody's wallet, and what it is known by. */
export function WalletBalances({ wallet }: { wallet: AdminWallet }) {
  const { currency } = wallet;
  const parts = [
    { term: "Pending deposit", amount: wallet.pendingDeposit },
    { term: "Pending withdrawal", amount: wallet.pendingWithdrawal },
    { term: "Profit", amount: wallet.profitBalance },
    { term: "Bonus", amount: wallet.bonusBalance },
  ];
  const items = [
    ...parts.map(({ term, amount }) => ({
      term,
      value: <MoneyText amount={amount} currency={currency} />,
    })),
    { term: "Currency", value: currency },
    { term: "Wallet ID", value: <span className="record-id">{wallet.id}</span> },
    { term: "Last change", value: <Instant iso={wallet.updatedAt} /> },
  ];
  return (
    <>
      <div className="stats">
        <Stat label="Total balance" amount={wallet.totalBalance} currency={currency} isLead />
        <Stat
          label="Available balance"
          amount={wallet.availableBalance}
          currency={currency}
          isLead
        />
      </div>
      <Panel title="Balances">
        <DefinitionList items={items} />
      </Panel>
    </>
  );
}
