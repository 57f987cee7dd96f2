import type { Wallet } from "~server/features/ledger/wallet-schemas";
import type { TranslateForPage } from "~/ui/use-messages";

/** The parts of the total; money in no named part is listed only if there is any. */
export function balancePartsOf(t: TranslateForPage<"wallets">, wallet: Wallet) {
  const { unallocatedBalance = 0 } = wallet;
  const parts = [
    { term: t("available"), amount: wallet.availableBalance },
    { term: t("onHold"), amount: wallet.pendingWithdrawal },
    { term: t("profit"), amount: wallet.profitBalance },
    { term: t("bonus"), amount: wallet.bonusBalance },
  ];
  return unallocatedBalance === 0
    ? parts
    : [...parts, { term: t("unallocated"), amount: unallocatedBalance }];
}
