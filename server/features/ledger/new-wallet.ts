import type { UserRow, WalletRow } from "../../database/schema";
import type { Context } from "../../http/context";

/** The empty wallet of a person, in the currency that they chose. */
export function newWallet(context: Context, user: Pick<UserRow, "id" | "currency">): WalletRow {
  const now = context.now();
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
