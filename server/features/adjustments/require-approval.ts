// When an adjustment needs a second person whatever its amount.
import type { Db } from "../../database/db";
import type { WalletRow } from "../../database/schema";
import type { Money } from "../../kernel/money";
import { requireTwoPeople } from "../second-approval/require-two-people";
import type { MoneyCall } from "../ledger/post-money";

interface Adjusting {
  readonly wallet: WalletRow;
  readonly amount: Money;
  readonly reason: string | undefined;
}

/** Where the operator says so, and in production if no reason is given. */
export async function requireApproval(
  call: MoneyCall,
  db: Db,
  { wallet, amount, reason }: Adjusting,
): Promise<void> {
  const { isDemo, adjustmentsNeedApproval } = call.context.settings;
  if (adjustmentsNeedApproval || (!isDemo && !reason))
    await requireTwoPeople(call, db, { userId: wallet.user_id, walletId: wallet.id, amount });
}
