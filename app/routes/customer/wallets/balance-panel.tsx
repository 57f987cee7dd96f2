import { paths } from "~/platform/paths";
import type { Wallet } from "~server/features/ledger/wallet-schemas";
import { MoneyText } from "~/ui/money";
import { Panel } from "~/ui/panel";
import { balancePartsOf } from "./balance-parts";

/** The total and its parts, so that the sum can be checked. */
export function BalancePanel({ wallet }: { wallet: Wallet }) {
  const { currency, pendingDeposit } = wallet;
  return (
    <Panel title="Total Balance" actions={<a href={paths.customer.wallet()}>Open wallet</a>}>
      <div className="balance-parts">
        <div className="lead-stat">
          <p className="stat-amount">
            <MoneyText amount={wallet.totalBalance} currency={currency} />
          </p>
          <p className="hint">The sum of the parts shown here.</p>
          {pendingDeposit > 0 && (
            <p className="hint">
              <MoneyText amount={pendingDeposit} currency={currency} /> in deposits awaits approval
              and is not counted yet.
            </p>
          )}
        </div>
        <dl>
          {balancePartsOf(wallet).map(({ term, amount }) => (
            <div key={term} className="flex justify-between gap-4 py-2">
              <dt className="text-muted">{term}</dt>
              <dd className="weight-strong">
                <MoneyText amount={amount} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Panel>
  );
}
