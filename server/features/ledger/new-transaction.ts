// A new transaction: its row, the entry for its state, and its audit entry.
import type { Insertable } from "kysely";
import { transactionsIn } from "./transaction-store";
import type { Db } from "../../database/db";
import { amountColumns } from "../../database/money-columns";
import { sharedCurrency, type Money } from "../../kernel/money";
import { entryBetween } from "./rules";
import type { Reason } from "../../kernel/reasons";
import { refuse } from "../../kernel/refusal";
import type { TransactionRow, UserRow, WalletRow } from "../../database/schema";
import { recordAudit } from "../audit/record-audit";
import { rollBack } from "../../http/command";
import { type TransitionContext, postMoney } from "./post-money";
import { newReference } from "./new-reference";

type TransactionDetails = Pick<
  TransactionRow,
  "id" | "type" | "action" | "payment_method" | "description"
> &
  Partial<Omit<TransactionRow, "user_id" | "wallet_id" | "version">> & {
    readonly amount: Money;
    readonly auditDetails?: AuditDetails | undefined;
    /** Whether the bank says so, in a statement, and not a person. */
    readonly isAutomatic?: boolean;
  };

/** An administrator's reason: stored in the audit log, encrypted with the customer's key. */
interface AuditDetails extends Reason {
  readonly about: UserRow | undefined;
}

/** Pending unless `status` is given. Rolls back if funds are short, the wallet was closed or the reference is taken. Without postings, a closed wallet isn't noticed: the caller locks the row. */
export async function addTransaction(
  call: TransitionContext,
  db: Db,
  wallet: WalletRow,
  details: TransactionDetails,
): Promise<TransactionRow> {
  const { context, actor } = call;
  const { amount, status = "pending", auditDetails, isAutomatic, ...given } = details;
  sharedCurrency(wallet, amount);
  const now = context.now();
  const values: Insertable<TransactionRow> = {
    reference: newReference(context),
    user_id: wallet.user_id,
    wallet_id: wallet.id,
    status,
    ...amountColumns(amount),
    is_gateway_made: 0,
    is_set_by_hand: 0,
    version: 1,
    created_at: now,
    updated_at: now,
    ...given,
  };
  const entry = {
    id: context.newId(),
    wallet_id: wallet.id,
    transaction_id: given.id,
    transaction_version: 1,
    actor_id: actor.user.id,
    created_at: now,
  };
  const postings = entryBetween(null, { type: given.type, status, amount });
  // Posted first, because it locks the wallet's row; counters are updated afterwards.
  const ifShort = refuse("insufficient_funds", { field: "amount" });
  await postMoney(call, db, { entry, postings, wallet, isAutomatic }, ifShort);
  const row = await transactionsIn(db).insert(values);
  if (!row) return rollBack(refuse("reference_taken", { field: "reference" }));
  await recordAudit(db, call, {
    action: status === "pending" ? `${given.type}.requested` : `${given.type}.posted`,
    subject: `transaction:${given.id}`,
    personId: wallet.user_id,
    ...auditDetails,
    after: {
      amountMinor: amount.minor.toString(),
      currency: amount.currency,
      ...(given.rate && {
        paidMinor: String(given.source_amount_minor),
        paidIn: given.source_currency,
        rate: given.rate,
      }),
    },
  });
  return row;
}
