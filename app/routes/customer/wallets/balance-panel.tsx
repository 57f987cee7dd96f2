import { paths } from "~/platform/paths";
import type { Wallet } from "~server/features/ledger/wallet-schemas";
import { MoneyText } from "~/ui/money";
import { Panel } from "~/ui/panel";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";

/** The total and its parts, so that the sum can be checked. */
export function BalancePanel({ wallet }: { wallet: Wallet }) {
  const t = useMessages("wallets");
  const { currency, pendingDeposit } = wallet;
  const parts = balancePartsOf(t, wallet);
  return (
    <Panel title={t("totalCard")} actions={<a href={paths.customer.wallet()}>{t("openWallet")}</a>}>
      <div className="balance-parts">
        <div className="lead-stat">
          <p className="stat-amount">
            <MoneyText amount={wallet.totalBalance} currency={currency} />
          </p>
          {pendingDeposit > 0 && (
            <p className="hint">
              {t("pendingApproval", {
                amount: <MoneyText amount={pendingDeposit} currency={currency} />,
              })}
            </p>
          )}
        </div>
        {parts.length > 0 && (
          <dl>
            {parts.map(({ term, amount }) => (
              <div key={term} className="flex justify-between gap-4 py-2">
                <dt className="text-muted">{term}</dt>
                <dd className="weight-strong">
                  <MoneyText amount={amount} currency={currency} />
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Panel>
  );
}

/** The parts of the total balance that aren't zero. */
function balancePartsOf(t: TranslateForPage<"wallets">, wallet: Wallet) {
  const { unallocatedBalance = 0 } = wallet;
  return [
    { term: t("available"), amount: wallet.availableBalance },
    { term: t("onHold"), amount: wallet.pendingWithdrawal },
    { term: t("profit"), amount: wallet.profitBalance },
    { term: t("bonus"), amount: wallet.bonusBalance },
    { term: t("unallocated"), amount: unallocatedBalance },
  ].filter(({ amount }) => amount !== 0);
}
