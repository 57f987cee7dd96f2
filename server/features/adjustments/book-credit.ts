import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import { limits } from "../../kernel/limits";
import type { TransactionAction, TransactionType } from "../ledger/labels";
import { parseMinor } from "../../kernel/money";
import { checkAmount } from "../movements/rules";
import type { WalletRow } from "../../database/schema";
import type { Refused } from "../../http/call";
import type { TransitionContext } from "../movements/apply-transition";
import { addTransaction } from "../movements/new-transaction";

export interface Credit {
  readonly type: TransactionType;
  readonly action: TransactionAction;
  /** As it was typed. */
  readonly amount: string;
  readonly description?: string | undefined;
  readonly reference?: string | undefined;
}

export function refusalOfAmount(
  amount: string,
  { currency }: Pick<WalletRow, "currency">,
): Refused | null {
  return checkAmount(parseMinor(amount), BigInt(limits.movementMaximumMinor), currency);
}

/**
 * Posts immediately: a deposit is a credit, a withdrawal a debit. The caller locks the wallet's
 * row. Rolls back if funds are short.
 */
export async function bookCredit(
  call: TransitionContext,
  db: Db,
  wallet: WalletRow,
  credit: Credit,
): Promise<{ id: string } | Refused> {
  const refusal = refusalOfAmount(credit.amount, wallet);
  if (refusal) return refusal;
  const id = call.context.newId();
  await addTransaction(call, db, wallet, {
    id,
    type: credit.type,
    action: credit.action,
    payment_method: null,
    description: credit.description ?? null,
    noted:
      credit.description === undefined
        ? undefined
        : { reason: credit.description, about: await usersIn(db).byId(wallet.user_id) },
    amountMinor: parseMinor(credit.amount),
    status: "successful",
    ...(credit.reference && { reference: credit.reference }),
  });
  return { id };
}
