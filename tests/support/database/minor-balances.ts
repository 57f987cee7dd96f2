import type { Db } from "~server/database/db";
import type { WalletRow } from "~server/database/schema";
import { walletsIn } from "~server/features/ledger/wallet-store";

const none = { id: "", currency: "USD" } as const;

/** What each account of a wallet holds, in minor units; nothing where there is no wallet. */
export async function minorBalances(db: Db, wallet: Pick<WalletRow, "id" | "currency"> = none) {
  const balances = await walletsIn(db).balances(wallet);
  return {
    available: balances.available.minor,
    held: balances.held.minor,
    manual_hold: balances.manual_hold.minor,
    profit: balances.profit.minor,
    bonus: balances.bonus.minor,
    unallocated: balances.unallocated.minor,
  };
}
