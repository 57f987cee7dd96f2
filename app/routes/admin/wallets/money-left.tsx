import type { Wallet } from "~server/features/ledger/wallet-schemas";
import { Banner } from "~/ui/banner";
import { MoneyText } from "~/ui/money";
import { useMessages } from "~/ui/use-messages";

/** Asks a second time, since the money left in the wallet is removed with it. */
export function MoneyLeft({ wallet: { totalBalance, currency } }: { wallet: Wallet }) {
  const t = useMessages("staffWallets");
  return (
    <Banner tone="warning">
      <input type="hidden" name="confirmed" value="true" />
      {t("moneyLeft", { amount: <MoneyText amount={totalBalance} currency={currency} /> })}
    </Banner>
  );
}
