import type { Wallet } from "~server/contract/schemas/wallets";
import { Stat } from "~/ui/stat";

/** Every balance of a wallet; what can be spent stands beside the total (R12). */
export function Balances({ wallet }: { wallet: Wallet }) {
  const { currency } = wallet;
  return (
    <section aria-label="Balances" className="grid gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <Stat label="Total balance" amount={wallet.totalBalance} currency={currency} isLead />
        <Stat
          label="Available balance"
          amount={wallet.availableBalance}
          currency={currency}
          note="Yours to withdraw now"
          isLead
        />
      </div>
      <div className="grid grid-cols-1 gap-4 min-[24rem]:grid-cols-2 lg:grid-cols-4">
        <Stat label="Pending deposits" amount={wallet.pendingDeposit} currency={currency} note="Counted once approved" />
        <Stat label="Pending withdrawals" amount={wallet.pendingWithdrawal} currency={currency} note="Held until decided" />
        <Stat label="Profit" amount={wallet.profitBalance} currency={currency} />
        <Stat label="Bonus" amount={wallet.bonusBalance} currency={currency} />
      </div>
    </section>
  );
}
