// Recognizes an account by its keyed digest. A card number has few possibilities, so without a key outside the database it could be found by trying them all.
import { hashToken } from "../../kernel/hash-token";
import type { Db } from "../../database/db";
import type { PaymentAccountRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { accountTail, type PaymentAccount } from "./account-number";
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
  const known = await accounts.withDigest(userId, digestsOfAccount(context, account));
  if (known) return known.id;
  const row = accountRow(context, { userId, account, at: context.now() });
  await accounts.insert(row);
  return row.id;
}

/** The digest under each key, since a rotation may be under way. */
export const digestsOfAccount = (
  { vault }: Pick<Context, "vault">,
  { number }: Pick<PaymentAccount, "number">,
): readonly string[] => vault.paymentAccounts.allMacs(hashToken(number));

interface AccountUse {
  readonly userId: string;
  readonly account: PaymentAccount;
  readonly at: number;
}

export function accountRow(
  { vault, newId }: Omit<Recorder, "now">,
  { userId, account, at }: AccountUse,
): PaymentAccountRow {
  const { kind, number } = account;
  const [id, hash] = [newId(), hashToken(number)];
  return {
    id,
    user_id: userId,
    kind,
    digest: vault.paymentAccounts.mac(hash),
    sealed: vault.seal(hash, `payment-account:${id}`),
    ...(kind === "bank"
      ? tailColumns(vault, id, account)
      : { tail_digest: null, tail_sealed: null }),
    added_at: at,
  };
}

type TailColumns = Pick<PaymentAccountRow, "tail_digest" | "tail_sealed">;

/** What finds a bank account by its last four characters, if it has them. */
function tailColumns(vault: Recorder["vault"], id: string, account: PaymentAccount): TailColumns {
  const tail = accountTail(account);
  if (tail === undefined) return { tail_digest: "", tail_sealed: null };
  return {
    tail_digest: vault.paymentAccounts.mac(tailText(tail)),
    tail_sealed: vault.seal(tailText(tail), `payment-account-tail:${id}`),
  };
}

const tailText = (tail: string) => `tail:${tail}`;

/** The digest of last four characters under each key. */
export const digestsOfTail = ({ vault }: Pick<Context, "vault">, tail: string) =>
  vault.paymentAccounts.allMacs(tailText(tail));

/** Those of a recorded account. */
export function digestsOf(
  { vault }: Pick<Context, "vault">,
  { id, sealed }: PaymentAccountRow,
): readonly string[] {
  return vault.paymentAccounts.allMacs(vault.open(sealed, `payment-account:${id}`));
}
