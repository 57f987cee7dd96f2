// A new pending transaction: its row, the entry that its state calls for, and its audit line.
import { entryBetween } from "../../domain/transactions";
import { refuse } from "../../domain/refusal";
import { ShortAccount } from "../../storage/ledger";
import type { TransactionRow, WalletRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import { audit } from "../audit";
import type { Actor } from "../call";
import { rollBack } from "../command";
import type { Context } from "../context";
import { newReference } from "./new-reference";

export interface Requester {
  readonly context: Context;
  readonly actor: Actor;
  readonly address: string | null;
}

type Particulars = Pick<TransactionRow, "type" | "action" | "payment_method" | "description"> &
  Partial<Pick<TransactionRow, "card_id" | "destination_masked" | "destination_sealed">> & { amountMinor: bigint; id: string };

export async function addTransaction(call: Requester, store: Store, wallet: WalletRow, particulars: Particulars): Promise<void> {
  const { context, actor } = call;
  const { amountMinor, ...given } = particulars;
  const now = context.now();
  await store.transactions.insert({
    reference: newReference(context),
    user_id: actor.user.id,
    wallet_id: wallet.id,
    status: "pending",
    amount_minor: Number(amountMinor),
    currency: wallet.currency,
    reason: null,
    destination_masked: null,
    destination_sealed: null,
    card_id: null,
    is_gateway_made: 0,
    source_amount_minor: null,
    source_currency: null,
    rate: null,
    version: 1,
    created_at: now,
    updated_at: now,
    ...given,
  });
  const entry = {
    id: context.newId(),
    wallet_id: wallet.id,
    transaction_id: given.id,
    transaction_version: 1,
    actor_id: actor.user.id,
    reason: null,
    created_at: now,
  };
  try {
    await store.ledger.post(entry, entryBetween(null, { type: given.type, status: "pending", amountMinor }), wallet.currency);
  } catch (error) {
    if (error instanceof ShortAccount) rollBack(refuse("insufficient_funds", { field: "amount" }));
    throw error;
  }
  await audit(store, call, {
    action: `${given.type}.requested`,
    subject: `transaction:${given.id}`,
    after: { amountMinor: amountMinor.toString(), currency: wallet.currency },
  });
}
