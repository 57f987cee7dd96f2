import type { Wallet } from "~server/features/ledger/wallet-schemas";
import { Banner } from "~/ui/banner";
import { MoneyText } from "~/ui/money";

/** Asks a second time, since the money left in the wallet is removed with it. */
export function MoneyLeft({ wallet: { totalBalance, currency } }: { wallet: Wallet }) {
  return (
    <Banner tone="warning">
      <input type="hidden" name="confirmed" value="true" />
      There is still <MoneyText amount={totalBalance} currency={currency} /> in this wallet. It is
      booked out when you go on.
    </Banner>
  );
}
