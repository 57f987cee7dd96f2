// Brings a transaction into another state and books what lies between the two (R8).
import { entryBetween } from "../../domain/transactions";
import { refuse } from "../../domain/refusal";
import { ShortAccount } from "../../storage/ledger";
import type { TransactionRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import { audit } from "../audit";
import type { Actor, Refused } from "../call";
import { rollBack } from "../command";
import type { Context } from "../context";

interface Mover {
  readonly context: Context;
  readonly actor: Actor;
  readonly address: string | null;
}

export interface Move {
  readonly action: string;
  readonly status?: TransactionRow["status"];
  readonly amountMinor?: bigint;
  readonly description?: string | undefined;
  readonly reason?: string | undefined;
}

/** Changes the row, posts the entry and writes the audit line; rolls back where the funds are gone or somebody was faster. */
export async function moveTransaction(call: Mover, store: Store, row: TransactionRow, move: Move): Promise<void> {
  const { context, actor } = call;
  const now = context.now();
  const before = stateOf(row);
  const after = { ...before, status: move.status ?? before.status, amountMinor: move.amountMinor ?? before.amountMinor };
  const isChanged = await store.transactions.change(row, {
    status: after.status,
    amount_minor: Number(after.amountMinor),
    description: move.description ?? row.description,
    reason: move.reason ?? (move.status ? null : row.reason),
    updated_at: now,
  });
  if (!isChanged) rollBack(refuse("changed_by_someone_else"));
  const entry = {
    id: context.newId(),
    wallet_id: row.wallet_id,
    transaction_id: row.id,
    transaction_version: row.version + 1,
    actor_id: actor.user.id,
    reason: move.reason ?? null,
    created_at: now,
  };
  await postOrRollBack(() => store.ledger.post(entry, entryBetween(before, after), row.currency), row);
  await audit(store, call, {
    action: move.action,
    subject: `transaction:${row.id}`,
    before: auditable(before, row.version),
    after: auditable(after, row.version + 1),
    reason: move.reason,
  });
}

async function postOrRollBack(post: () => Promise<void>, row: TransactionRow): Promise<void> {
  try {
    await post();
  } catch (error) {
    if (!(error instanceof ShortAccount)) throw error;
    rollBack(shortOf(row));
  }
}

// A deposit runs short only when what it brought was spent; a withdrawal when its money is no longer there to hold.
function shortOf(row: TransactionRow): Refused {
  return row.type === "deposit" ? refuse("reversal_exceeds_available") : refuse("insufficient_funds", { field: "amount" });
}

function stateOf(row: TransactionRow) {
  return { type: row.type, status: row.status, amountMinor: BigInt(row.amount_minor) };
}

function auditable(state: ReturnType<typeof stateOf>, version: number) {
  return { status: state.status, amountMinor: state.amountMinor.toString(), version };
}
