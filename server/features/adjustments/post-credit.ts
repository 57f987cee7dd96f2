import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import type { TransactionAction, TransactionType } from "../ledger/labels";
import type { Money } from "../../kernel/money";
import { checkAmount } from "../ledger/amount-rules";
import type { WalletRow } from "../../database/schema";
import type { Refused } from "../../http/call";
import type { TransitionContext } from "../ledger/post-money";
import { addTransaction } from "../ledger/new-transaction";
import { reasonOrNone } from "../../kernel/reasons";
import { requireApproval } from "./require-approval";

export interface Credit {
  readonly type: TransactionType;
  readonly action: TransactionAction;
  readonly amount: Money;
  readonly description?: string | undefined;
  readonly reference?: string | undefined;
}

/**
 * Posts immediately: a deposit is a credit, a withdrawal a debit. The caller locks the wallet's
 * row. Rolls back if funds are short.
 */
export async function postCredit(
  call: TransitionContext,
  db: Db,
  wallet: WalletRow,
  credit: Credit,
): Promise<{ id: string } | Refused> {
  const refusal = checkAmount(credit.amount);
  if (refusal) return refusal;
  const { amount, description: reason } = credit;
  await requireApproval(call, db, { wallet, amount, reason });
  const id = call.context.newId();
  await addTransaction(call, db, wallet, {
    id,
    type: credit.type,
    action: credit.action,
    payment_method: null,
    description: reason ?? null,
    auditDetails: { ...reasonOrNone(reason), about: await usersIn(db).byId(wallet.user_id) },
    amount,
    status: "successful",
    ...(credit.reference && { reference: credit.reference }),
  });
  return { id };
}
