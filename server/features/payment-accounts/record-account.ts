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
  context: Recorder,
  db: Db,
  userId: string,
  account: PaymentAccount,
): Promise<string> {
  const accounts = paymentAccountsIn(db);
  const digests = context.vault.paymentAccounts.allMacs(hashToken(account.number));
  const known = await accounts.withDigest(userId, digests);
  if (known) return known.id;
  const row = accountRow(context, { userId, account, at: context.now() });
  await accounts.insert(row);
  return row.id;
}

interface AccountUse {
  readonly userId: string;
  readonly account: PaymentAccount;
  readonly at: number;
}

export function accountRow(
  { vault, newId }: Omit<Recorder, "now">,
  { userId, account: { kind, number }, at }: AccountUse,
): PaymentAccountRow {
  const [id, hash] = [newId(), hashToken(number)];
  return {
    id,
    user_id: userId,
    kind,
    digest: vault.paymentAccounts.mac(hash),
    sealed: vault.seal(hash, `payment-account:${id}`),
    added_at: at,
  };
}

/** The digest under each key, since a rotation may be under way. */
export function digestsOf(
  { vault }: Pick<Context, "vault">,
  { id, sealed }: PaymentAccountRow,
): readonly string[] {
  return vault.paymentAccounts.allMacs(vault.open(sealed, `payment-account:${id}`));
}
