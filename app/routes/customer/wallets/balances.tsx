import type { Wallet } from "~server/features/ledger/wallet-schemas";
import { MoneyText } from "~/ui/money";
import { usePageFacts } from "~/ui/page-facts";
import { Stat } from "~/ui/stat";
import { useMessages } from "~/ui/use-messages";

type Balances = Pick<
  Wallet,
  | "currency"
  | "totalBalance"
  | "availableBalance"
  | "pendingDeposit"
  | "pendingWithdrawal"
  | "profitBalance"
  | "bonusBalance"
>;

/** Every balance of a wallet, with the available amount next to the total. Profit and bonus appear in production once there are any. */
export function BalanceOverview({ wallet }: { wallet: Balances }) {
  const t = useMessages("wallets");
  const { mode } = usePageFacts();
  const { currency } = wallet;
  const extras = [
    { term: t("profit"), amount: wallet.profitBalance },
    { term: t("bonus"), amount: wallet.bonusBalance },
  ];
  const parts: { term: string; amount: number; note?: string }[] = [
    { term: t("pendingDeposits"), amount: wallet.pendingDeposit, note: t("pendingDepositsNote") },
    {
      term: t("pendingWithdrawals"),
      amount: wallet.pendingWithdrawal,
      note: t("pendingWithdrawalsNote"),
    },
    ...extras.filter(({ amount }) => mode === "demo" || amount !== 0),
  ];
  return (
    <section aria-label={t("balances")} className="grid gap-5">
      <div className="grid gap-5 md:grid-cols-2">
        <Stat label={t("totalBalance")} amount={wallet.totalBalance} currency={currency} isLead />
        <Stat
          label={t("availableBalance")}
          amount={wallet.availableBalance}
          currency={currency}
          note={t("availableNote")}
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
            <dd className="weight-strong">
              <MoneyText amount={amount} currency={currency} />
              {note && <span className="hint hidden sm:block">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
