import { limits } from "../../contract/values/limits";
import type { TransactionAction, TransactionType } from "../../contract/values/transaction-words";
import { parseMinor } from "../../domain/money";
import { checkAmount } from "../../domain/withdrawals";
import type { WalletRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import type { Refused } from "../call";
import type { Mover } from "../transactions/move-transaction";
import { addTransaction } from "./new-transaction";

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
  call: Mover,
  store: Store,
  wallet: WalletRow,
  credit: Credit,
): Promise<{ id: string } | Refused> {
  const refusal = refusalOfAmount(credit.amount, wallet);
  if (refusal) return refusal;
  const id = call.context.newId();
  await addTransaction(call, store, wallet, {
    id,
    type: credit.type,
    action: credit.action,
    payment_method: null,
    description: credit.description ?? null,
    noted:
      credit.description === undefined
        ? undefined
        : { reason: credit.description, about: await store.users.byId(wallet.user_id) },
    amountMinor: parseMinor(credit.amount),
    status: "successful",
    ...(credit.reference && { reference: credit.reference }),
  });
  return { id };
}
