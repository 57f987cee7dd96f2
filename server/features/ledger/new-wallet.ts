import type { UserRow, WalletRow } from "../../database/schema";
import type { Context } from "../../http/context";

/** An empty wallet in the user's currency. */
export function newWallet(
  context: Context,
  user: Pick<UserRow, "id" | "currency">,
  now = context.now(),
): WalletRow {
  return {
    id: context.newId(),
    user_id: user.id,
    currency: user.currency,
    version: 1,
    deleted_at: null,
    created_at: now,
    updated_at: now,
  };
}
