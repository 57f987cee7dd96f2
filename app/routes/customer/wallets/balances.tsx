import type { Wallet } from "~server/features/ledger/wallet-schemas";
import { MoneyText } from "~/ui/money";
import { Stat } from "~/ui/stat";

/** Every balance of a wallet, with the available amount beside the total. */
export function BalanceOverview({ wallet }: { wallet: Wallet }) {
  const { currency } = wallet;
  const parts = [
    { term: "Pending deposits", amount: wallet.pendingDeposit, note: "Counted once approved" },
    { term: "Pending withdrawals", amount: wallet.pendingWithdrawal, note: "Held until decided" },
    { term: "Profit", amount: wallet.profitBalance },
    { term: "Bonus", amount: wallet.bonusBalance },
  ];
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
      <dl className="panel grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {parts.map(({ term, amount, note }) => (
          <div key={term} className="flex items-start justify-between gap-4 sm:block">
            <dt className="text-muted">
              {term}
              {note && <span className="hint sm:hidden">{note}</span>}
            </dt>
            <dd className="text-lg weight-strong">
              <MoneyText amount={amount} currency={currency} />
              {note && <span className="hint hidden sm:block">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
