import type { Wallet } from "~server/features/ledger/wallet-schemas";
import type { TranslateForPage } from "~/ui/use-messages";

/** The parts of the total balance that aren't zero. */
export function balancePartsOf(t: TranslateForPage<"wallets">, wallet: Wallet) {
  const { unallocatedBalance = 0 } = wallet;
  return [
    { term: t("available"), amount: wallet.availableBalance },
    { term: t("onHold"), amount: wallet.pendingWithdrawal },
    { term: t("profit"), amount: wallet.profitBalance },
    { term: t("bonus"), amount: wallet.bonusBalance },
    { term: t("unallocated"), amount: unallocatedBalance },
  ].filter(({ amount }) => amount !== 0);
}
