// A new transaction: its row, the entry for its state, and its audit entry.
import type { Insertable } from "kysely";
import { transactionsIn } from "./transaction-store";
import type { Db } from "../../database/db";
import { amountColumns, feeOf } from "../../database/money-columns";
import { sharedCurrency, type Money } from "../../kernel/money";
import { entryBetween } from "./rules";
import type { Reason } from "../../kernel/reasons";
import { refuse } from "../../kernel/refusal";
import type { TransactionRow, UserRow, WalletRow } from "../../database/schema";
import { recordAudits, type AuditedEvent } from "../audit/record-audit";
import { rollBack } from "../../http/command";
import { type TransitionContext, postAllMoney } from "./post-money";
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
    /** How a withdrawal was confirmed. */
    readonly confirmedBy?: "code" | "recovery_code" | "none";
  };

/** An administrator's reason: stored in the audit log, encrypted with the customer's key. */
interface AuditDetails extends Reason {
  readonly about: UserRow | undefined;
}

export interface NewTransaction {
  readonly wallet: WalletRow;
  readonly details: TransactionDetails;
}

/** Pending unless `status` is given. Rolls back if funds are short, the wallet was closed or the reference is taken. Without postings, a closed wallet isn't noticed: the caller locks the row. */
export async function addTransaction(
  call: TransitionContext,
  db: Db,
  wallet: WalletRow,
  details: TransactionDetails,
): Promise<TransactionRow> {
  const [row] = await addTransactions(call, db, [{ wallet, details }]);
  return row ?? rollBack(refuse("reference_taken", { field: "reference" }));
}

/** The same for many at once, all of them or none. The caller has locked their wallets in the order of their IDs. */
export async function addTransactions(
  call: TransitionContext,
  db: Db,
  added: readonly NewTransaction[],
): Promise<TransactionRow[]> {
  if (added.length === 0) return [];
  const now = call.context.now();
  // Posted first, because it locks the wallets' rows; counters are updated afterwards.
  const ifShort = refuse("insufficient_funds", { field: "amount" });
  const entries = added.map((one) => entryOf(call, one, now));
  await postAllMoney(call, db, entries, ifShort);
  const values = added.map((one) => valuesOf(call, one, now));
  const rows = await transactionsIn(db).insert(values);
  if (!rows) return rollBack(refuse("reference_taken", { field: "reference" }));
  await recordAudits(db, call, added.map(auditedEvent));
  return rows;
}

function valuesOf(
  { context }: TransitionContext,
  { wallet, details }: NewTransaction,
  now: number,
): Insertable<TransactionRow> {
  const { amount, auditDetails: _audit, isAutomatic: _auto, confirmedBy: _by, ...given } = details;
  return {
    reference: newReference(context),
    user_id: wallet.user_id,
    wallet_id: wallet.id,
    status: "pending",
    ...amountColumns(amount),
    is_gateway_made: 0,
    is_set_by_hand: 0,
    version: 1,
    created_at: now,
    updated_at: now,
    ...given,
  };
}

function entryOf({ context, actor }: TransitionContext, added: NewTransaction, now: number) {
  const { wallet, details } = added;
  const { id, type, status = "pending", amount, isAutomatic, fee_minor = null } = details;
  sharedCurrency(wallet, amount);
  const fee = feeOf({ currency: amount.currency, fee_minor });
  const entry = {
    id: context.newId(),
    wallet_id: wallet.id,
    transaction_id: id,
    transaction_version: 1,
    actor_id: actor.user.id,
    created_at: now,
  };
  const postings = entryBetween(null, { type, status, amount, fee });
  return { entry, postings, wallet, isAutomatic };
}

function auditedEvent({ wallet, details }: NewTransaction): AuditedEvent {
  const { id, type, status = "pending", amount, auditDetails, ...given } = details;
  return {
    action: status === "pending" ? `${type}.requested` : `${type}.posted`,
    subject: `transaction:${id}`,
    personId: wallet.user_id,
    ...auditDetails,
    after: {
      amountMinor: amount.minor.toString(),
      currency: amount.currency,
      ...(given.confirmedBy && { confirmedBy: given.confirmedBy }),
      ...(given.fee_minor && { feeMinor: String(given.fee_minor) }),
      ...(given.rate && {
        paidMinor: String(given.source_amount_minor),
        paidIn: given.source_currency,
        rate: given.rate,
      }),
    },
  };
}
