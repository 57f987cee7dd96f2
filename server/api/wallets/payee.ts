// Whether a Bitcoin address may be paid without the password of the last minutes: a stolen session must not redirect money.
import { refuse } from "../../domain/refusal";
import type { DraftRow } from "../../storage/rows/draft-row";
import type { Store } from "../../storage/store";
import { isConfirmed } from "../accounts/confirmed";
import type { Actor, Refused } from "../call";
import type { Context } from "../context";
import { maskedAddress, openDestination } from "./destination";

/** The address that a withdrawal would go to: that of the draft goes before that of the request. */
export function addressPaid(
  context: Context,
  draft: DraftRow | null,
  asked: string | undefined,
): string | undefined {
  return draft?.destination_sealed
    ? openDestination(context, { id: draft.id, sealed: draft.destination_sealed }).walletAddress
    : asked;
}

/** A withdrawal of this person to this address has succeeded before. */
export async function wasPaidBefore(
  context: Context,
  store: Store,
  { userId, address }: { userId: string; address: string },
): Promise<boolean> {
  const rows = await store.transactions.paidTo(userId, maskedAddress(address));
  return rows.some(
    ({ id, destination_sealed: sealed }) =>
      sealed !== null && openDestination(context, { id, sealed }).walletAddress === address,
  );
}

export async function checkPayee(
  call: { readonly context: Context; readonly actor: Actor },
  store: Store,
  address: string,
): Promise<Refused | null> {
  const { context, actor } = call;
  if (
    isConfirmed(actor, context.now()) ||
    (await wasPaidBefore(context, store, { userId: actor.user.id, address }))
  )
    return null;
  // A script has no password to type.
  return actor.scopes
    ? refuse("new_address", { field: "walletAddress" })
    : refuse("password_needed");
}
