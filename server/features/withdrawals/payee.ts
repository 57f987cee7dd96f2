// Whether a Bitcoin address may be paid without a recent password: a stolen session must not redirect money.
import { transactionsIn } from "../ledger/transaction-store";
import type { Db } from "../../database/db";
import { refuse } from "../../kernel/refusal";
import { hasRecentPassword } from "../../http/step-up";
import type { Actor, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { maskedAddress, openDestination } from "./destination";

/** This user has had a successful withdrawal to this address. */
export async function wasPaidBefore(
  context: Context,
  db: Db,
  { userId, address }: { userId: string; address: string },
): Promise<boolean> {
  const rows = await transactionsIn(db).paidTo(userId, maskedAddress(address));
  return rows.some(
    ({ id, destination_sealed: sealed }) =>
      sealed !== null && openDestination(context, { id, sealed }).walletAddress === address,
  );
}

export async function checkPayee(
  call: { readonly context: Context; readonly actor: Actor },
  db: Db,
  { address, isSaved }: { address: string; isSaved: boolean },
): Promise<Refused | null> {
  const { context, actor } = call;
  // It was saved with the password.
  if (
    isSaved ||
    hasRecentPassword(actor, context.now()) ||
    (await wasPaidBefore(context, db, { userId: actor.user.id, address }))
  )
    return null;
  // API tokens can't re-enter a password.
  return actor.scopes
    ? refuse("new_address", { field: "walletAddress" })
    : refuse("password_needed");
}
