import type { Wallet } from "~server/features/ledger/wallet-schemas";
import { Banner } from "~/ui/banner";
import { MoneyText } from "~/ui/money";
import { useMessages } from "~/ui/use-messages";

/** Asks for confirmation, because the remaining balance is written off. */
export function MoneyLeft({ wallet: { totalBalance, currency } }: { wallet: Wallet }) {
  const t = useMessages("staffWallets");
  return (
    <Banner tone="warning">
      <input type="hidden" name="confirmed" value="true" />
      {t("moneyLeft", { amount: <MoneyText amount={totalBalance} currency={currency} /> })}
    </Banner>
  );
}
