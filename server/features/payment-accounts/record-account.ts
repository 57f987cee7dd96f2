// Recognizes an account by its keyed digest. A card number has few possibilities, so without a key outside the database it could be found by trying them all.
import { hashToken } from "../../kernel/hash-token";
import type { Db } from "../../database/db";
import type { PaymentAccountRow } from "../../database/schema";
import type { Context } from "../../http/context";
import type { PaymentAccount } from "./account-number";
import { paymentAccountsIn } from "./store";

type Recorder = Pick<Context, "vault" | "newId" | "now">;

/** The ID of this user's account, which is added unless they have used it before. Inside the database transaction that stores what it came from. */
export async function recordAccount(
  { vault, newId, now }: Recorder,
  db: Db,
  userId: string,
  { kind, number }: PaymentAccount,
): Promise<string> {
  const accounts = paymentAccountsIn(db);
  const hash = hashToken(number);
  const known = await accounts.withDigest(userId, vault.paymentAccounts.allMacs(hash));
  if (known) return known.id;
  const id = newId();
  await accounts.insert({
    id,
    user_id: userId,
    kind,
    digest: vault.paymentAccounts.mac(hash),
    sealed: vault.seal(hash, `payment-account:${id}`),
    added_at: now(),
  });
  return id;
}

/** The digest under each key, since a rotation may be under way. */
export function digestsOf(
  { vault }: Pick<Context, "vault">,
  { id, sealed }: PaymentAccountRow,
): readonly string[] {
  return vault.paymentAccounts.allMacs(vault.open(sealed, `payment-account:${id}`));
}
