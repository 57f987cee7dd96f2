// A transaction as requests and decisions leave it: its row, the entries of each state, and the audit lines.
import type { Insertable } from "kysely";
import type { Reason, TransactionReason } from "../../kernel/reasons";
import {
  entryBetween,
  isWalletAccount,
  type Posting,
  walletAccounts,
} from "../../features/ledger/rules";
import { accountId, postingAccountId } from "../../features/ledger/rules";
import { stateOf } from "../../features/ledger/transaction-store";
import { newReference } from "../../features/ledger/new-reference";
import type { AuditAction } from "../../features/audit/labels";
import { noFee } from "../../features/ledger/amount-rules";
import { unconverted } from "../../features/exchange-rates/conversion-columns";
import { amountColumns, minorColumn } from "../../database/money-columns";
import type { TransactionRow } from "../../database/schema";
import type { Money } from "../../kernel/money";
import { addAuditLine, type SeedContext, type SeededCustomer } from "./seed-context";

type Details = Pick<TransactionRow, "id" | "type" | "action" | "payment_method"> &
  Partial<TransactionRow> & { readonly amount: Money };

/** A status that a transaction came to. */
export interface MovementStep extends Reason<TransactionReason> {
  readonly at: number;
  readonly status: TransactionRow["status"];
  readonly actorId: string;
  /** The time of the change; the first status is requested or posted. */
  readonly action?: AuditAction;
  readonly isByGateway?: true;
}

export function addMovement(
  seedContext: SeedContext,
  customer: SeededCustomer,
  { amount, ...details }: Details,
  [first, ...changes]: readonly [MovementStep, ...MovementStep[]],
) {
  const { rows, context } = seedContext;
  const { user, wallet } = customer;
  const last = changes.at(-1) ?? first;
  const row = {
    reference: newReference(context),
    user_id: user.id,
    wallet_id: wallet.id,
    status: last.status,
    ...amountColumns(amount),
    description: null,
    reason_code: last.reasonCode ?? null,
    reason: last.reason ?? null,
    destination_masked: null,
    destination_sealed: null,
    payable_from: null,
    card_id: null,
    payment_account_id: null,
    is_gateway_made: 0,
    is_set_by_hand: changes.some(({ isByGateway }) => !isByGateway) ? 1 : 0,
    ...unconverted,
    limit_counted_at: null,
    ...noFee,
    version: 1 + changes.length,
    created_at: first.at,
    updated_at: last.at,
    ...details,
  } satisfies Insertable<TransactionRow>;
  rows.add("transactions", row);
  auditRequest(seedContext, customer, row, first);
  let before: MovementStep | null = null;
  for (const [number, step] of [first, ...changes].entries()) {
    const states = [before, step].map((one) => one && { ...stateOf(row), status: one.status });
    addEntry(seedContext, customer, entryBetween(states[0] ?? null, states[1] ?? null), {
      ...step,
      transaction: { id: row.id, version: number + 1 },
    });
    if (before) auditChange(seedContext, customer, row, { before, step, version: number });
    before = step;
  }
  return row;
}

/** Without the columns that no movement of the demonstration has. */
export type SeededTransaction = ReturnType<typeof addMovement>;

function auditRequest(
  seedContext: SeedContext,
  customer: SeededCustomer,
  row: SeededTransaction,
  first: MovementStep,
) {
  const isPosted = first.status !== "pending";
  addAuditLine(seedContext, {
    at: first.at,
    actorId: first.actorId,
    action: `${row.type}.${isPosted ? "posted" : "requested"}`,
    subject: `transaction:${row.id}`,
    personId: row.user_id,
    ...(isPosted && row.description !== null && { reason: row.description, about: customer }),
    after: {
      amountMinor: String(row.amount_minor),
      currency: row.currency,
      // They have no second factor.
      ...(row.type === "withdrawal" && !isPosted && { confirmedBy: "none" }),
      ...(row.rate && {
        paidMinor: String(row.source_amount_minor),
        paidIn: row.source_currency,
        rate: row.rate,
      }),
    },
  });
}

interface Change {
  readonly before: MovementStep;
  readonly step: MovementStep;
  readonly version: number;
}

function auditChange(
  seedContext: SeedContext,
  customer: SeededCustomer,
  row: SeededTransaction,
  { before, step, version }: Change,
) {
  const state = ({ status }: MovementStep, at: number) => ({
    status,
    amountMinor: String(row.amount_minor),
    version: at,
  });
  const { reasonCode, reason } = step;
  addAuditLine(seedContext, {
    at: step.at,
    actorId: step.actorId,
    action: step.action ?? "transaction.status_set",
    subject: `transaction:${row.id}`,
    personId: row.user_id,
    before: state(before, version),
    after: { ...state(step, version + 1), ...(reasonCode && { reasonCode }) },
    ...((reasonCode ?? reason) && { reason: reason ?? undefined, about: customer }),
  });
}

interface EntryMoment extends Pick<MovementStep, "at" | "actorId"> {
  readonly transaction?: { readonly id: string; readonly version: number };
}

/** Adds an entry with its postings and updates the balances. Throws RangeError if an account would go below zero. */
export function addEntry(
  { context, rows }: SeedContext,
  { wallet, balances }: SeededCustomer,
  postings: readonly Posting[],
  { at, actorId, transaction }: EntryMoment,
): void {
  if (postings.length === 0) return;
  const id = context.newId();
  rows.add("entries", {
    id,
    wallet_id: wallet.id,
    transaction_id: transaction?.id ?? null,
    transaction_version: transaction?.version ?? null,
    actor_id: actorId,
    created_at: at,
  });
  for (const { account, amount } of postings) {
    const isOwn = isWalletAccount(account);
    rows.add("postings", {
      entry_id: id,
      account_id: postingAccountId(wallet.id, { account, amount }),
      amount_minor: minorColumn(amount),
    });
    if (!isOwn) continue;
    const balance = (balances.get(account) ?? 0n) + amount.minor;
    if (balance < 0n) throw new RangeError(`the plan overdraws ${account} of ${wallet.id}`);
    balances.set(account, balance);
  }
  const updatedAt = Math.max(wallet.updated_at, at);
  Object.assign(wallet, { version: wallet.version + 1, updated_at: updatedAt });
}

/** Call it after the customer's last movement. */
export function addWalletRows({ rows }: SeedContext, { wallet, balances }: SeededCustomer): void {
  rows.add("wallets", wallet);
  for (const kind of walletAccounts)
    rows.add("accounts", {
      id: accountId(wallet.id, kind),
      wallet_id: wallet.id,
      kind,
      balance_minor: Number(balances.get(kind) ?? 0n),
    });
}

type Counted = Pick<TransactionRow, "user_id" | "type" | "status" | "amount_minor" | "currency">;

/** How many transactions have each type and status, and their sums. */
export function addCounterRows({ rows }: SeedContext, transactions: readonly Counted[]): void {
  const counters = new Map<string, { count: number; sum: number; of: Counted }>();
  for (const row of transactions) {
    const key = `${row.type} ${row.status}`;
    const known = counters.get(key) ?? { count: 0, sum: 0, of: row };
    counters.set(key, { ...known, count: known.count + 1, sum: known.sum + row.amount_minor });
  }
  for (const { of, count, sum } of counters.values())
    rows.add("transaction_counters", {
      user_id: of.user_id,
      type: of.type,
      status: of.status,
      currency: of.currency,
      count,
      sum_minor: sum,
    });
}
